import * as React from 'react';
import Box from '@mui/material/Box';
import Modal from '@mui/material/Modal';

declare const open: boolean;
declare const close: () => void;
declare const Help: React.ComponentType;
