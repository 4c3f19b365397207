import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  createTheme,
  responsiveFontSizes,
  ThemeProvider,
} from '@mui/material/styles';

const { typography } = responsiveFontSizes(
  createTheme({
    typography: {
      fontFamily: 'Georgia, "Times New Roman", serif',
      h4: { fontWeight: 700 },
    },
  }),
);

export default function ThemingFont() {
  return (
    <ThemeProvider theme={{ typography }}>
      <Stack spacing={1}>
        <Typography variant="h4" component="p">
          A heading that shrinks
        </Typography>
        <Typography>Running text keeps its size.</Typography>
      </Stack>
    </ThemeProvider>
  );
}
