import Avatar from '@mui/material/Avatar';
