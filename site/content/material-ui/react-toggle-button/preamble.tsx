import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

declare const list: React.ReactNode;
declare const map: React.ReactNode;
