import Button from '@mui/material/Button';

export default function FrameReadOnly() {
  return <Button variant="outlined">Read only</Button>;
}
