import * as React from 'react';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';

declare const open: boolean;
declare const SeatMap: React.ComponentType;
