import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import { createTheme, ThemeProvider } from '@mui/material/styles';

export default function DarkModeToggle() {
  const [dark, setDark] = React.useState(false);
  const theme = React.useMemo(
    () =>
      createTheme(
        { palette: { mode: dark ? 'dark' : 'light' } },
        { vars: undefined }, // not those of the page around
      ),
    [dark],
  );

  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ px: 3, py: 2 }}>
        <FormControlLabel
          control={
            <Switch
              checked={dark}
              onChange={(event) => setDark(event.target.checked)}
            />
          }
          label="Dark"
        />
      </Paper>
    </ThemeProvider>
  );
}
