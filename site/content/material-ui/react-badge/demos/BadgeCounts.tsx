import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Mail from '@mui/icons-material/Mail';
import ShoppingCart from '@mui/icons-material/ShoppingCart';

export default function BadgeCounts() {
  return (
    <Stack direction="row" spacing={2}>
      <IconButton aria-label="Inbox, 4 unread">
        <Badge badgeContent={4} color="primary">
          <Mail />
        </Badge>
      </IconButton>
      <IconButton aria-label="Cart, 12 articles">
        <Badge badgeContent={12} color="secondary">
          <ShoppingCart />
        </Badge>
      </IconButton>
    </Stack>
  );
}
