import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const variants = ['h6', 'body1', 'body2', 'caption'] as const;

const pixelsOf = (rem: unknown) => Math.round(parseFloat(String(rem)) * 160) / 10;

export default function TypographySize() {
  const [fontSize, setFontSize] = React.useState(14);
  const { typography } = React.useMemo(
    () => createTheme({ typography: { fontSize } }),
    [fontSize],
  );

  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 360 }}>
      <Slider
        aria-label="fontSize"
        min={10}
        max={20}
        value={fontSize}
        onChange={(_event, value) => setFontSize(value as number)}
        valueLabelDisplay="auto"
      />
      <ThemeProvider theme={{ typography }}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {variants.map((variant) => (
            <Typography key={variant} variant={variant} component="li">
              {variant}: {pixelsOf(typography[variant].fontSize)} px
            </Typography>
          ))}
        </Box>
      </ThemeProvider>
    </Stack>
  );
}
