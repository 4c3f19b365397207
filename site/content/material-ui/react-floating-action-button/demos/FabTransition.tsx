import * as React from 'react';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Zoom from '@mui/material/Zoom';
import Edit from '@mui/icons-material/Edit';
import PersonAdd from '@mui/icons-material/PersonAdd';

const actions = [
  { tab: 'Messages', name: 'Write', color: 'primary', icon: <Edit /> },
  { tab: 'People', name: 'Invite', color: 'secondary', icon: <PersonAdd /> },
] as const;

const place = { position: 'absolute', right: 16, bottom: 16 };

export default function FabTransition() {
  const [tab, setTab] = React.useState(0);

  return (
    <Box
      sx={{
        position: 'relative',
        width: 280,
        height: 180,
        bgcolor: 'background.paper',
      }}
    >
      <Tabs
        value={tab}
        onChange={(event, next: number) => setTab(next)}
        aria-label="Places"
      >
        {actions.map((action) => (
          <Tab key={action.tab} label={action.tab} />
        ))}
      </Tabs>
      {actions.map(({ name, color, icon }, index) => (
        <Zoom
          key={name}
          in={tab === index}
          unmountOnExit
          style={{ transitionDelay: tab === index ? '200ms' : '0ms' }}
        >
          <Fab color={color} aria-label={name} sx={place}>
            {icon}
          </Fab>
        </Zoom>
      ))}
    </Box>
  );
}
