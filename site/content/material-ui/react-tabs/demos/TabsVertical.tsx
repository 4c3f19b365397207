import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const pages = ['Account', 'Messages', 'Privacy', 'Language', 'Devices'];

export default function TabsVertical() {
  const [page, setPage] = React.useState(0);

  return (
    <Box sx={{ display: 'flex', width: '100%', maxWidth: 480, height: 180 }}>
      <Tabs
        orientation="vertical"
        variant="scrollable"
        visibleScrollbar
        value={page}
        onChange={(_, value) => setPage(value)}
        aria-label="Settings"
        sx={{ borderRight: 1, borderColor: 'divider', flexShrink: 0 }}
      >
        {pages.map((name, index) => (
          <Tab
            key={name}
            label={name}
            id={`tabs-set-${index}`}
            aria-controls="tabs-set-panel"
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id="tabs-set-panel"
        aria-labelledby={`tabs-set-${page}`}
        tabIndex={0}
        sx={{ p: 2 }}
      >
        {pages[page]}
      </Box>
    </Box>
  );
}
