import Button from '@mui/material/Button';
import OpenIcon from '@mui/icons-material/OpenInNew';

export default function LinkButton() {
  return (
    <Button href="#links" variant="outlined" endIcon={<OpenIcon />}>
      Read the guide
    </Button>
  );
}
