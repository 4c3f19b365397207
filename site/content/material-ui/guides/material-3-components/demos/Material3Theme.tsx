import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme(
  {
    palette: {
      primary: { main: '#6750a4' },
      secondary: { main: '#625b71', light: '#e8def8', dark: '#4a4458' },
      background: { paper: '#f7f2fa' },
    },
    shape: { borderRadius: 12 },
    typography: { button: { textTransform: 'none' } },
    components: {
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          root: { borderRadius: 20, minHeight: 40, padding: '0 24px' },
        },
        variants: [
          {
            props: { variant: 'contained', color: 'secondary' },
            style: ({ theme: { palette } }) => ({
              backgroundColor: palette.secondary.light,
              color: palette.secondary.dark,
              '&:hover': { backgroundColor: palette.secondary.light },
            }),
          },
        ],
      },
      MuiChip: { styleOverrides: { root: { borderRadius: 8 } } },
    },
  },
  { vars: undefined }, // not those of the page around
);

export default function Material3Theme() {
  return (
    <ThemeProvider theme={theme}>
      <Card elevation={0} sx={{ width: 320, p: 1 }}>
        <CardContent>
          <Typography variant="h6" component="p">
            Island weekend
          </Typography>
          <Typography color="text.secondary" gutterBottom>
            Two nights, three ferries
          </Typography>
          <Stack direction="row" spacing={1}>
            <Chip label="May" variant="outlined" />
            <Chip label="2 people" variant="outlined" />
          </Stack>
        </CardContent>
        <CardActions>
          <Button variant="contained">Book</Button>
          <Button variant="contained" color="secondary">
            Keep for later
          </Button>
        </CardActions>
      </Card>
    </ThemeProvider>
  );
}
