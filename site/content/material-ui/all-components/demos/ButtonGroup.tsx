import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function ButtonGroupPicture() {
  return (
    <ButtonGroup variant="outlined" aria-label="Period">
      <Button variant="contained">Day</Button>
      <Button>Week</Button>
      <Button>Month</Button>
    </ButtonGroup>
  );
}
