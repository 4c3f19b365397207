import Button from '@mui/material/Button';

export default function UsageFirst() {
  return <Button variant="contained">Save</Button>;
}
