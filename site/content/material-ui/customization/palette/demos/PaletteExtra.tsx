import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const base = createTheme();
const theme = createTheme(base, {
  palette: {
    draft: base.palette.augmentColor({ color: { main: '#8d6e63' } }),
    review: base.palette.augmentColor({ color: { main: '#4527a0' } }),
  },
  vars: undefined, // not those of the page around
});

export default function PaletteExtra() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2}>
        {['draft', 'review'].map((name) => (
          <Box
            key={name}
            sx={{
              px: 2,
              py: 1,
              borderRadius: 1,
              bgcolor: `${name}.main`,
              color: `${name}.contrastText`,
            }}
          >
            {name}
          </Box>
        ))}
      </Stack>
    </ThemeProvider>
  );
}
