import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const broken = 'data:image/png,this-is-no-picture';

export default function AvatarFallbacks() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar src={broken} alt="Ida Holm" sx={{ bgcolor: '#1565c0', color: '#fff' }}>
        IH
      </Avatar>
      <Avatar
        src={broken}
        alt="Jan Novak"
        sx={{ bgcolor: '#6a1b9a', color: '#fff' }}
      />
      <Avatar src={broken} />
    </Stack>
  );
}
