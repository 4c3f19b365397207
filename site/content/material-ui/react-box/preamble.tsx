import Box from '@mui/material/Box';

declare const theme: import('@mui/material/styles').Theme;
