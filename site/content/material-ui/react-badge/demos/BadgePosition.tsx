import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import Mail from '@mui/icons-material/Mail';

export default function BadgePosition() {
  return (
    <Stack direction="row" spacing={5}>
      <Badge badgeContent={1} color="primary">
        <Mail />
      </Badge>
      <Badge
        badgeContent={2}
        color="primary"
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      >
        <Mail />
      </Badge>
      <Badge
        badgeContent={3}
        color="primary"
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        <Mail />
      </Badge>
      <Badge
        badgeContent={4}
        color="primary"
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
      >
        <Mail />
      </Badge>
    </Stack>
  );
}
