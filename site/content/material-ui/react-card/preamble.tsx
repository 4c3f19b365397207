import CardMedia from '@mui/material/CardMedia';

declare const styles: Record<string, string>;
