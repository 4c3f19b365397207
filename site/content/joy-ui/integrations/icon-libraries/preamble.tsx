import GlobalStyles from '@mui/joy/GlobalStyles';
