import * as React from 'react';
import NoSsr from '@mui/material/NoSsr';

declare const Chart: React.ComponentType;
