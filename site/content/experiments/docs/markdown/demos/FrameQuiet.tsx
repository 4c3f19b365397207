import Button from '@mui/material/Button';

export default function FrameQuiet() {
  return <Button variant="outlined">No toolbar</Button>;
}
