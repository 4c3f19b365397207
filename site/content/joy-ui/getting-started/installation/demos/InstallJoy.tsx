import Button from '@mui/joy/Button';

export default function InstallJoy() {
  return <Button>It works</Button>;
}
