import type {} from '@mui/lab/themeAugmentation';
