import Icon from '@mui/material/Icon';
