import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

export default function ButtonGroupPicture() {
  return (
    <ButtonGroup aria-label="Period">
      <Button variant="solid" color="primary">
        Day
      </Button>
      <Button>Week</Button>
      <Button>Month</Button>
    </ButtonGroup>
  );
}
