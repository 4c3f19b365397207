import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const { components } = createTheme({
  components: {
    MuiTextField: {
      defaultProps: { variant: 'filled', size: 'small', fullWidth: true },
    },
  },
});

export default function ThemingDefaults() {
  return (
    <ThemeProvider theme={{ components }}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <TextField id="theming-berth" label="Berth" defaultValue="C 14" />
        <TextField id="theming-nights" label="Nights" select defaultValue="2">
          <MenuItem value="1">One</MenuItem>
          <MenuItem value="2">Two</MenuItem>
          <MenuItem value="7">A week</MenuItem>
        </TextField>
        <TextField id="theming-note" label="Note" variant="standard" />
      </Stack>
    </ThemeProvider>
  );
}
