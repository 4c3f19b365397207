import Button from '@mui/material/Button';

export default function FrameGradient() {
  return <Button variant="outlined">Gradient</Button>;
}
