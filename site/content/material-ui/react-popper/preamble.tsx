import ClickAwayListener from '@mui/material/ClickAwayListener';
import Popper from '@mui/material/Popper';

declare const anchor: HTMLElement | null;
declare const close: () => void;
