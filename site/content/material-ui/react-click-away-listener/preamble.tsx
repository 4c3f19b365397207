import ClickAwayListener from '@mui/material/ClickAwayListener';

declare const open: boolean;
declare const close: () => void;
