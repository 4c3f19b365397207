import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function TabsColors() {
  const [value, setValue] = React.useState(0);
  const change = (_: React.SyntheticEvent, next: number) => setValue(next);

  return (
    <Stack spacing={3}>
      <Tabs
        textColor="secondary"
        indicatorColor="secondary"
        value={value}
        onChange={change}
        aria-label="Secondary"
      >
        <Tab label="Read" />
        <Tab label="Unread" />
      </Tabs>
      <Box sx={{ bgcolor: 'grey.900', color: 'common.white', borderRadius: 1 }}>
        <Tabs
          textColor="inherit"
          value={value}
          onChange={change}
          TabIndicatorProps={{ sx: { bgcolor: 'currentColor' } }}
          aria-label="On a dark ground"
        >
          <Tab label="Read" />
          <Tab label="Unread" />
        </Tabs>
      </Box>
    </Stack>
  );
}
