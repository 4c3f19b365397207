import Button from '@mui/material/Button';

export default function FrameClosed() {
  return <Button variant="outlined">Code closed</Button>;
}
