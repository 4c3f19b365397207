import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type Breakpoint, type Theme, useTheme } from '@mui/material/styles';
