import Button from '@mui/material/Button';

export default function FramePlayground() {
  return <Button variant="outlined">Playground</Button>;
}
