import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function BreadcrumbsPicture() {
  return (
    <Breadcrumbs component="div" separator="›">
      <Link component="span" color="neutral">
        Shop
      </Link>
      <Link component="span" color="neutral">
        Garden
      </Link>
      <Typography>Seeds</Typography>
    </Breadcrumbs>
  );
}
