import * as React from 'react';
import Box from '@mui/material/Box';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Typography from '@mui/material/Typography';
import Campaign from '@mui/icons-material/Campaign';
import ConfirmationNumber from '@mui/icons-material/ConfirmationNumber';
import MapIcon from '@mui/icons-material/Map';

export default function BottomNavigationBasic() {
  const [value, setValue] = React.useState(0);

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <BottomNavigation
        value={value}
        onChange={(event, next: number) => setValue(next)}
      >
        <BottomNavigationAction label="Map" icon={<MapIcon />} />
        <BottomNavigationAction label="Tickets" icon={<ConfirmationNumber />} />
        <BottomNavigationAction label="Notices" icon={<Campaign />} />
      </BottomNavigation>
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        Value: {value}
      </Typography>
    </Box>
  );
}
