import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import ShoppingCart from '@mui/icons-material/ShoppingCart';

const RingBadge = styled(Badge)(({ theme }) => ({
  '& .MuiBadge-badge': {
    top: 6,
    right: -4,
    padding: '0 4px',
    border: `2px solid ${theme.palette.background.paper}`,
  },
}));

export default function BadgeCustom() {
  return (
    <Stack direction="row" spacing={4}>
      <RingBadge badgeContent={3} color="secondary">
        <ShoppingCart />
      </RingBadge>
      <Badge
        badgeContent={3}
        classes={{ badge: 'late' }}
        sx={{ '& .late': { bgcolor: '#b71c1c', color: '#fff' } }}
      >
        <ShoppingCart />
      </Badge>
    </Stack>
  );
}
