import Box from '@mui/material/Box';
