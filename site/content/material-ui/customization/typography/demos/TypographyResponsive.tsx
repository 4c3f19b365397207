import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  createTheme,
  responsiveFontSizes,
  ThemeProvider,
} from '@mui/material/styles';

const { typography } = responsiveFontSizes(createTheme(), { factor: 3 });

export default function TypographyResponsive() {
  return (
    <ThemeProvider theme={{ typography }}>
      <Stack spacing={1}>
        <Typography variant="h3" component="p">
          Grows with the window
        </Typography>
        <Typography>Running text keeps its size.</Typography>
      </Stack>
    </ThemeProvider>
  );
}
