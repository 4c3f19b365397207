import Chip from '@mui/material/Chip';
