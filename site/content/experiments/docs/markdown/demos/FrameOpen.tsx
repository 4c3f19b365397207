import Button from '@mui/material/Button';

export default function FrameOpen() {
  return <Button variant="outlined">Code open</Button>;
}
