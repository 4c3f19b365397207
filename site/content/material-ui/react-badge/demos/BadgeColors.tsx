import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import Mail from '@mui/icons-material/Mail';

const colors = [
  'primary',
  'secondary',
  'success',
  'info',
  'warning',
  'error',
] as const;

export default function BadgeColors() {
  return (
    <Stack direction="row" spacing={4} useFlexGap flexWrap="wrap">
      {colors.map((color) => (
        <Badge key={color} color={color} badgeContent={3}>
          <Mail color="action" />
        </Badge>
      ))}
    </Stack>
  );
}
