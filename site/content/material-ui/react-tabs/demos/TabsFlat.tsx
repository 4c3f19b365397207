import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import TabScrollButton, {
  type TabScrollButtonProps,
} from '@mui/material/TabScrollButton';
import Tabs from '@mui/material/Tabs';

function FlatScrollButton(props: TabScrollButtonProps) {
  return (
    <TabScrollButton
      {...props}
      sx={{ width: 32, bgcolor: 'action.hover', '&.Mui-disabled': { opacity: 0.3 } }}
    />
  );
}

const months = 'January February March April May June July August'.split(' ');

export default function TabsFlat() {
  const [month, setMonth] = React.useState('March');

  return (
    <Box sx={{ width: 1, maxWidth: 400 }}>
      <Tabs
        variant="scrollable"
        scrollButtons
        allowScrollButtonsMobile
        ScrollButtonComponent={FlatScrollButton}
        value={month}
        onChange={(_event, next) => setMonth(next)}
        aria-label="Month"
      >
        {months.map((name) => (
          <Tab key={name} value={name} label={name} />
        ))}
      </Tabs>
    </Box>
  );
}
