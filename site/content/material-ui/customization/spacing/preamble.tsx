import { type Theme } from '@mui/material/styles';

declare const theme: Theme;
