import SnackbarContent from '@mui/material/SnackbarContent';
import { experimental_extendTheme } from '@mui/material/styles';

declare const styles: Record<string, string>;
