import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const sizes = ['Small', 'Medium', 'Large'];

export default function TabsFollow() {
  const [size, setSize] = React.useState(1);

  return (
    <Box>
      <Typography id="tabs-follow-label" sx={{ mb: 1 }}>
        Size of the tile
      </Typography>
      <Tabs
        selectionFollowsFocus
        value={size}
        onChange={(_, value) => setSize(value)}
        aria-labelledby="tabs-follow-label"
      >
        {sizes.map((name, index) => (
          <Tab
            key={name}
            label={name}
            id={`tabs-follow-${index}`}
            aria-controls="tabs-follow-panel"
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id="tabs-follow-panel"
        aria-labelledby={`tabs-follow-${size}`}
        tabIndex={0}
        sx={{ p: 2, height: 128 }}
      >
        <Box
          sx={{
            width: 32 * (size + 1),
            height: 32 * (size + 1),
            borderRadius: 1,
            bgcolor: 'primary.main',
          }}
        />
      </Box>
    </Box>
  );
}
