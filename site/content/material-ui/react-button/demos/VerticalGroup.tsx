import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function VerticalGroup() {
  return (
    <ButtonGroup
      orientation="vertical"
      color="secondary"
      size="small"
      aria-label="Order of layers"
    >
      <Button>To the front</Button>
      <Button>One up</Button>
      <Button disabled>One down</Button>
    </ButtonGroup>
  );
}
