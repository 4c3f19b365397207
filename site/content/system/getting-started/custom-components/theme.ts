import { createTheme } from '@mui/system';

export default createTheme();
