import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

export default function ButtonGroupSizes() {
  return (
    <Stack spacing={2} alignItems="flex-start">
      <ButtonGroup size="small" color="secondary" aria-label="Small">
        <Button>Day</Button>
        <Button>Week</Button>
      </ButtonGroup>
      <ButtonGroup size="large" aria-label="Large">
        <Button>Archive</Button>
        <Button color="error">Delete</Button>
      </ButtonGroup>
    </Stack>
  );
}
