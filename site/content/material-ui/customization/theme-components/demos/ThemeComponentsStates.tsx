import * as React from 'react';
import Tab, { tabClasses } from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const { components } = createTheme({
  components: {
    MuiTab: {
      styleOverrides: {
        root: { [`&.${tabClasses.selected}`]: { fontWeight: 700 } },
      },
    },
  },
});

export default function ThemeComponentsStates() {
  const [tab, setTab] = React.useState(0);

  return (
    <ThemeProvider theme={{ components }}>
      <Tabs
        aria-label="Trip"
        value={tab}
        onChange={(_event, next: number) => setTab(next)}
      >
        <Tab label="Outbound" />
        <Tab label="Return" />
      </Tabs>
    </ThemeProvider>
  );
}
