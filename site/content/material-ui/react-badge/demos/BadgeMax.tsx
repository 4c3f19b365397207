import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import Forum from '@mui/icons-material/Forum';

export default function BadgeMax() {
  return (
    <Stack direction="row" spacing={5}>
      <Badge color="primary" badgeContent={99}>
        <Forum />
      </Badge>
      <Badge color="primary" badgeContent={1000}>
        <Forum />
      </Badge>
      <Badge color="primary" badgeContent={1000} max={999}>
        <Forum />
      </Badge>
      <Badge color="primary" badgeContent={0} showZero>
        <Forum />
      </Badge>
    </Stack>
  );
}
