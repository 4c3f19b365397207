import Button from '@mui/material/Button';
import GuideIcon from '@mui/icons-material/MenuBook';

export default function LinkButton() {
  return (
    <Button href="#links" variant="outlined" startIcon={<GuideIcon />}>
      Read the guide
    </Button>
  );
}
