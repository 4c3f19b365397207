import Box from '@mui/material/Box';
import {
  Experimental_CssVarsProvider as CssVarsProvider,
  experimental_extendTheme as extendTheme,
  styled,
} from '@mui/material/styles';
