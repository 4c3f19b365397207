import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const states = [
  { label: 'Paid', color: 'success' },
  { label: 'New', color: 'primary' },
  { label: 'Gift', color: 'secondary' },
  { label: 'Draft', color: 'default' },
] as const;

export default function ChipColors() {
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        {states.map(({ label, color }) => (
          <Chip key={label} label={label} color={color} />
        ))}
      </Stack>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        {states.map(({ label, color }) => (
          <Chip key={label} label={label} color={color} variant="outlined" />
        ))}
      </Stack>
    </Stack>
  );
}
