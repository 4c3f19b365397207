import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';

export default function HomeChips() {
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}
    >
      <Chip
        color="primary"
        variant="soft"
        endDecorator={<ChipDelete aria-label="Remove Tidal" />}
      >
        Tidal
      </Chip>
      <Chip variant="outlined">Fresh</Chip>
      <Chip color="primary" variant="solid">
        Active
      </Chip>
      <Chip variant="soft">Gauge 12</Chip>
      <Chip variant="outlined">Harbor</Chip>
    </Box>
  );
}
