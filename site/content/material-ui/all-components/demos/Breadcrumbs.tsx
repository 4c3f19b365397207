import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function BreadcrumbsPicture() {
  return (
    <Breadcrumbs component="div">
      <Link component="span" underline="hover" color="inherit">
        Shop
      </Link>
      <Link component="span" underline="hover" color="inherit">
        Garden
      </Link>
      <Typography color="text.primary">Seeds</Typography>
    </Breadcrumbs>
  );
}
