import Rating from '@mui/material/Rating';

declare const value: number | null;
declare const setValue: (value: number | null) => void;
