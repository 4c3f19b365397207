import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';

export default function BadgeText() {
  return (
    <Badge badgeContent="new" color="info">
      <Button variant="outlined">Timetables</Button>
    </Badge>
  );
}
