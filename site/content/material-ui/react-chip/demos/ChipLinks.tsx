import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const topics = ['Sliders', 'Tables', 'Dialogs'];

export default function ChipLinks() {
  return (
    <Stack
      component="nav"
      aria-label="Related topics"
      direction="row"
      spacing={1}
      useFlexGap
      flexWrap="wrap"
    >
      {topics.map((topic) => (
        <Chip
          key={topic}
          component="a"
          href={`#${topic.toLowerCase()}`}
          onClick={(event) => event.preventDefault()}
          label={topic}
          variant="outlined"
          clickable
        />
      ))}
    </Stack>
  );
}
