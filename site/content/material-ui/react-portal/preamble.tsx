import Portal from '@mui/material/Portal';
