import Box from '@mui/system/Box';

declare const x: number;
