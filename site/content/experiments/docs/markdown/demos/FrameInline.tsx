import Button from '@mui/material/Button';

export default function FrameInline() {
  return <Button variant="outlined">Inline</Button>;
}
