import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Create from '@mui/icons-material/Create';
import Group from '@mui/icons-material/Group';
import MailOutline from '@mui/icons-material/MailOutline';
import Person from '@mui/icons-material/Person';

export default function SpeedDialIcons() {
  return (
    <Box sx={{ height: 200, display: 'flex', alignItems: 'flex-end' }}>
      <SpeedDial
        ariaLabel="Write"
        icon={<SpeedDialIcon icon={<MailOutline />} openIcon={<Create />} />}
      >
        <SpeedDialAction icon={<Person />} tooltipTitle="To a person" />
        <SpeedDialAction icon={<Group />} tooltipTitle="To a team" />
      </SpeedDial>
    </Box>
  );
}
