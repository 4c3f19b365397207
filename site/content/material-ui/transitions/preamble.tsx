import * as React from 'react';
import Collapse from '@mui/material/Collapse';

declare const open: boolean;
declare const Details: React.ComponentType;
