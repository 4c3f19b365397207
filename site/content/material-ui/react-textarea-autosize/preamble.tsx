import TextareaAutosize from '@mui/material/TextareaAutosize';

declare const open: boolean;
