import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';

const rooms = ['Kitchen', 'Hall', 'Study', 'Bedroom', 'Attic', 'Cellar', 'Garage'];

const arrows = {
  StartScrollButtonIcon: ArrowBackIcon,
  EndScrollButtonIcon: ArrowForwardIcon,
};

export default function TabsArrows() {
  const [room, setRoom] = React.useState('Kitchen');

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Tabs
        variant="scrollable"
        scrollButtons
        allowScrollButtonsMobile
        value={room}
        onChange={(_, value) => setRoom(value)}
        aria-label="Rooms"
        TabScrollButtonProps={{
          slots: arrows,
          sx: { border: 1, borderColor: 'divider', borderRadius: 1 },
        }}
      >
        {rooms.map((name) => (
          <Tab key={name} value={name} label={name} />
        ))}
      </Tabs>
    </Box>
  );
}
