import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function ButtonGroupWidth() {
  return (
    <ButtonGroup fullWidth aria-label="Meal" sx={{ '& > *': { flex: 1 } }}>
      <Button>Eat here</Button>
      <Button>Take away</Button>
    </ButtonGroup>
  );
}
