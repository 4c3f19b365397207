import Card from '@mui/joy/Card';
