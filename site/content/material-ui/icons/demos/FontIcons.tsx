import Icon from '@mui/material/Icon';
import Stack from '@mui/material/Stack';

export default function FontIcons() {
  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Icon>anchor</Icon>
      <Icon color="primary">explore</Icon>
      <Icon color="success" fontSize="large">
        waves
      </Icon>
      <Icon sx={{ fontSize: 56 }}>wb_sunny</Icon>
    </Stack>
  );
}
