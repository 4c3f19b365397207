import Paper from '@mui/material/Paper';
