import Popover from '@mui/material/Popover';

declare const anchor: HTMLElement | null;
declare const close: () => void;
