import type { Theme as SystemTheme } from '@mui/system';
import { Box, styled } from '@mui/system';

type AppTheme = SystemTheme & { palette: { brand: { main: string; text: string } } };
