import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function StackAlign() {
  return (
    <Stack
      direction="row"
      spacing={2}
      sx={{ width: '100%', maxWidth: 420, alignItems: 'center' }}
    >
      <Avatar aria-hidden>MJ</Avatar>
      <Stack sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography noWrap>Mira Jansen</Typography>
        <Typography noWrap variant="body2" color="text.secondary">
          Joined the crew in March
        </Typography>
      </Stack>
      <Button size="small">Write</Button>
    </Stack>
  );
}
