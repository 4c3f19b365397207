import Box from '@mui/system/Box';
