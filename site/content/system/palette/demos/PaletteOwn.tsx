import Box from '@mui/system/Box';
import { createTheme, ThemeProvider } from '@mui/system';

const theme = createTheme({
  palette: {
    brand: { main: '#14532d', contrastText: '#f0fdf4' },
    paper: '#dcfce7',
  },
});

export default function PaletteOwn() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          p: 2,
          borderRadius: 2,
          bgcolor: 'paper',
          color: 'brand.main',
          fontFamily: 'system-ui, sans-serif',
        }}
      >
        On paper
        <Box
          component="span"
          sx={{
            marginInlineStart: 2,
            px: 1.5,
            py: 0.5,
            borderRadius: 1,
            bgcolor: 'brand.main',
            color: 'brand.contrastText',
          }}
        >
          in the brand
        </Box>
      </Box>
    </ThemeProvider>
  );
}
