import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import CalendarToday from '@mui/icons-material/CalendarToday';
import Place from '@mui/icons-material/Place';

export default function ChipIcons() {
  return (
    <Stack
      direction="row"
      spacing={1}
      alignItems="center"
      useFlexGap
      flexWrap="wrap"
    >
      <Chip icon={<Place />} label="Oslo" />
      <Chip icon={<CalendarToday />} label="17 May" size="small" />
      <Chip avatar={<Avatar>M</Avatar>} label="Mia Berg" variant="outlined" />
    </Stack>
  );
}
