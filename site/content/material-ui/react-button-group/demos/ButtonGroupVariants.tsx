import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

const actions = ['Reply', 'Forward'].map((name) => (
  <Button key={name}>{name}</Button>
));

export default function ButtonGroupVariants() {
  return (
    <Stack spacing={2} alignItems="flex-start">
      <ButtonGroup variant="text" aria-label="Message, text">
        {actions}
      </ButtonGroup>
      <ButtonGroup variant="outlined" aria-label="Message, outlined">
        {actions}
      </ButtonGroup>
      <ButtonGroup variant="contained" aria-label="Message, contained">
        {actions}
      </ButtonGroup>
    </Stack>
  );
}
