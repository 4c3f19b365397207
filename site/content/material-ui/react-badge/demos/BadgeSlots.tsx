import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Mail from '@mui/icons-material/Mail';

const Flag = styled('strong')({
  position: 'absolute',
  top: -12,
  right: -14,
  fontSize: 12,
});

export default function BadgeSlots() {
  return (
    <Stack direction="row" spacing={5}>
      <Badge
        badgeContent={8}
        color="primary"
        slotProps={{ badge: { role: 'status', 'aria-label': '8 unread' } }}
      >
        <Mail />
      </Badge>
      <Badge badgeContent={8} slots={{ badge: Flag }}>
        <Mail />
      </Badge>
    </Stack>
  );
}
