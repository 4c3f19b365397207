import * as React from 'react';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function TabsWidth() {
  const [value, setValue] = React.useState(0);
  const change = (_: React.SyntheticEvent, next: number) => setValue(next);

  return (
    <Stack spacing={3} sx={{ width: '100%' }}>
      <Tabs variant="fullWidth" value={value} onChange={change} aria-label="Tickets">
        <Tab label="Single" />
        <Tab label="Return" />
        <Tab label="Groups of ten and more" wrapped />
      </Tabs>
      <Tabs centered value={value} onChange={change} aria-label="Classes">
        <Tab label="First" />
        <Tab label="Second" />
        <Tab label="Sleeper" disabled />
      </Tabs>
    </Stack>
  );
}
