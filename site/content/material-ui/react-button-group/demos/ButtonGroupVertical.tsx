import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Add from '@mui/icons-material/Add';
import MyLocation from '@mui/icons-material/MyLocation';
import Remove from '@mui/icons-material/Remove';

export default function ButtonGroupVertical() {
  return (
    <ButtonGroup orientation="vertical" aria-label="Map">
      <Button aria-label="Zoom in">
        <Add />
      </Button>
      <Button aria-label="Zoom out">
        <Remove />
      </Button>
      <Button aria-label="Where I am">
        <MyLocation />
      </Button>
    </ButtonGroup>
  );
}
