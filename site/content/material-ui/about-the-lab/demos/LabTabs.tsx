import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';

export default function LabTabs() {
  const [value, setValue] = React.useState('route');

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <TabContext value={value}>
        <TabList
          aria-label="Trip"
          onChange={(event, next: string) => setValue(next)}
        >
          <Tab label="Route" value="route" />
          <Tab label="Price" value="price" />
        </TabList>
        <TabPanel value="route">From Bergen along the coast to Florø</TabPanel>
        <TabPanel
          value="price"
          classes={{ root: 'price' }}
          sx={{ '&.price': { px: 1 } }}
        >
          €58, children half
        </TabPanel>
      </TabContext>
    </Box>
  );
}
