import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function ChipVariants() {
  return (
    <Stack
      direction="row"
      spacing={1}
      alignItems="center"
      useFlexGap
      flexWrap="wrap"
    >
      <Chip label="Filled" />
      <Chip label="Outlined" variant="outlined" />
      <Chip label="Small" size="small" />
      <Chip label="Small, outlined" size="small" variant="outlined" />
    </Stack>
  );
}
