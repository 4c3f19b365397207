import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function GroupedButtons() {
  return (
    <ButtonGroup variant="outlined" aria-label="Zoom">
      <Button>Out</Button>
      <Button>Fit</Button>
      <Button>In</Button>
    </ButtonGroup>
  );
}
