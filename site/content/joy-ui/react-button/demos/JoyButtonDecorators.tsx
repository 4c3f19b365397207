import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import AddIcon from '@mui/icons-material/Add';
import ArrowIcon from '@mui/icons-material/ArrowForward';

export default function JoyButtonDecorators() {
  return (
    <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
      <Button startDecorator={<AddIcon />}>New invoice</Button>
      <Button variant="soft" endDecorator={<ArrowIcon />}>
        Continue
      </Button>
    </Stack>
  );
}
