import Grid from '@mui/material/Unstable_Grid2';
