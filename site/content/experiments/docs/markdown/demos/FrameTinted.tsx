import Button from '@mui/material/Button';

export default function FrameTinted() {
  return <Button variant="outlined">Tinted</Button>;
}
