import Container from '@mui/material/Container';
import Grid from '@mui/material/Unstable_Grid2';
