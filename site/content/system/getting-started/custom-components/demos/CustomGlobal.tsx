import * as React from 'react';
import { Box, GlobalStyles, ThemeProvider, createTheme } from '@mui/system';

const key = '$tickets';
const tickets = createTheme({
  spacing: 12,
  palette: { primary: { main: '#b91c1c' } },
});
const fallback = createTheme();

/** Rules for a class that somebody else's markup has. */
function TicketStyles() {
  return (
    <GlobalStyles<typeof tickets>
      themeId={key}
      defaultTheme={fallback}
      styles={(theme) => ({
        '.ticket-note': {
          padding: theme.spacing(2),
          borderInlineStart: `4px solid ${theme.palette.primary?.main ?? 'gray'}`,
        },
      })}
    />
  );
}

export default function CustomGlobal() {
  const [on, setOn] = React.useState(false);

  return (
    <ThemeProvider theme={{ [key]: tickets }}>
      {on && <TicketStyles />}
      <Box component="button" aria-pressed={on} onClick={() => setOn(!on)}>
        Rules for tickets
      </Box>
      <Box component="p" className="ticket-note">
        Seat 14, by the window
      </Box>
    </ThemeProvider>
  );
}
