import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import Apartment from '@mui/icons-material/Apartment';
import Groups from '@mui/icons-material/Groups';
import Person from '@mui/icons-material/Person';

export default function AvatarShapes() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar>
        <Person titleAccess="Person" />
      </Avatar>
      <Avatar variant="rounded">
        <Groups titleAccess="Team" />
      </Avatar>
      <Avatar variant="square">
        <Apartment titleAccess="Company" />
      </Avatar>
    </Stack>
  );
}
