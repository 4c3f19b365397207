import Grid from '@mui/material/Grid';
