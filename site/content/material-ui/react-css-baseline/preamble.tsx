import * as React from 'react';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';

declare const Widget: React.ComponentType;
