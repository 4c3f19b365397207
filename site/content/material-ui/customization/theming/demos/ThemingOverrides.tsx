import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const { components } = createTheme({
  components: {
    MuiCard: {
      styleOverrides: {
        root: ({ theme }) =>
          theme.unstable_sx({
            borderTop: '6px solid',
            borderTopColor: 'primary.main',
          }),
      },
    },
    MuiCardHeader: {
      styleOverrides: {
        title: { fontSize: '1rem', fontWeight: 700 },
      },
    },
  },
});

export default function ThemingOverrides() {
  return (
    <ThemeProvider theme={{ components }}>
      <Card sx={{ width: 280 }}>
        <CardHeader title="Boat 7" subheader="Back at five" />
        <CardContent>Two oars, one anchor, four life jackets.</CardContent>
      </Card>
    </ThemeProvider>
  );
}
