import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'];

export default function ResponsiveSwitch() {
  const [day, setDay] = React.useState('Monday');
  const { breakpoints } = useTheme();
  const isNarrow = useMediaQuery(breakpoints.down('sm'));

  if (isNarrow) {
    return (
      <TextField
        id="responsive-day"
        select
        label="Day"
        value={day}
        onChange={(event) => setDay(event.target.value)}
        sx={{ width: 200 }}
      >
        {days.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    );
  }
  return (
    <Tabs
      aria-label="Day"
      value={day}
      onChange={(_event, next: string) => setDay(next)}
    >
      {days.map((name) => (
        <Tab key={name} value={name} label={name} />
      ))}
    </Tabs>
  );
}
