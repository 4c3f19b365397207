import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function ButtonGroupBasic() {
  return (
    <ButtonGroup aria-label="File">
      <Button>Rename</Button>
      <Button>Move</Button>
      <Button>Copy</Button>
    </ButtonGroup>
  );
}
