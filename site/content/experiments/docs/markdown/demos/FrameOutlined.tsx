import Button from '@mui/material/Button';

export default function FrameOutlined() {
  return <Button variant="outlined">Outlined</Button>;
}
