import * as React from 'react';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import CallIcon from '@mui/icons-material/Call';
import PeopleIcon from '@mui/icons-material/People';

export default function TabsIcons() {
  const [value, setValue] = React.useState(0);
  const change = (_: React.SyntheticEvent, next: number) => setValue(next);

  return (
    <Stack spacing={3} alignItems="center">
      <Tabs value={value} onChange={change} aria-label="Icons above">
        <Tab icon={<CallIcon />} label="Calls" />
        <Tab icon={<PeopleIcon />} label="People" />
      </Tabs>
      <Tabs value={value} onChange={change} aria-label="Icons at the start">
        <Tab icon={<CallIcon />} iconPosition="start" label="Calls" />
        <Tab icon={<PeopleIcon />} iconPosition="start" label="People" />
      </Tabs>
      <Tabs value={value} onChange={change} aria-label="Icons alone">
        <Tab icon={<CallIcon />} aria-label="Calls" />
        <Tab icon={<PeopleIcon />} aria-label="People" />
      </Tabs>
    </Stack>
  );
}
