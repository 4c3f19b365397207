import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

const slate = { bgcolor: '#37474f', color: '#fff' };

const corner = { vertical: 'bottom', horizontal: 'right' } as const;

export default function AvatarPresence() {
  return (
    <Stack direction="row" spacing={3}>
      <Badge variant="dot" color="success" overlap="circular" anchorOrigin={corner}>
        <Avatar sx={slate} role="img" aria-label="Ida Holm, online">
          IH
        </Avatar>
      </Badge>
      <Badge variant="dot" color="warning" overlap="circular" anchorOrigin={corner}>
        <Avatar sx={slate} role="img" aria-label="Jan Novak, away">
          JN
        </Avatar>
      </Badge>
    </Stack>
  );
}
