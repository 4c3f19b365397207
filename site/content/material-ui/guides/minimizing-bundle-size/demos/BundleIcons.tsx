import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import AnchorIcon from '@mui/icons-material/Anchor';
import SailingIcon from '@mui/icons-material/Sailing';

export default function BundleIcons() {
  return (
    <Stack direction="row" spacing={1}>
      <IconButton aria-label="Moorings">
        <AnchorIcon />
      </IconButton>
      <IconButton aria-label="Boats" color="primary">
        <SailingIcon />
      </IconButton>
    </Stack>
  );
}
