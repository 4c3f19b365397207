import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function TabsPills() {
  const [value, setValue] = React.useState('week');

  return (
    <Tabs
      value={value}
      onChange={(_, next) => setValue(next)}
      aria-label="Period"
      TabIndicatorProps={{ sx: { display: 'none' } }}
      sx={{
        minHeight: 0,
        '& .MuiTab-root': {
          minHeight: 40,
          minWidth: 72,
          borderRadius: 5,
          textTransform: 'none',
        },
        '& .Mui-focusVisible': {
          outline: '2px solid currentColor',
          outlineOffset: '-2px',
        },
        '& .Mui-selected': { bgcolor: 'action.selected', color: 'text.primary' },
      }}
    >
      <Tab disableRipple value="day" label="Day" />
      <Tab disableRipple value="week" label="Week" />
      <Tab disableRipple value="month" label="Month" />
    </Tabs>
  );
}
