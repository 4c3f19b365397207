import Button from '@mui/joy/Button';

export default function JoyLinkButton() {
  return (
    <Button component="a" href="#links" variant="outlined">
      Read the guide
    </Button>
  );
}
