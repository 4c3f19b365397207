import Badge from '@mui/material/Badge';
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
    <RingBadge badgeContent={3} color="secondary">
      <ShoppingCart />
    </RingBadge>
  );
}
