import Button from '@mui/joy/Button';

export default function JoyCustomButton() {
  return (
    <Button
      variant="soft"
      color="success"
      sx={{ '--Button-gap': '12px', '--Button-radius': '99px', px: 3 }}
      startDecorator={<span aria-hidden>✓</span>}
    >
      Mark as done
    </Button>
  );
}
