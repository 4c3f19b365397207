import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function BreadcrumbsBasic() {
  return (
    <Breadcrumbs aria-label="Path">
      <Link href="#shop">Shop</Link>
      <Link href="#tea">Tea</Link>
      <Typography color="text.primary">Assam, 250 g</Typography>
    </Breadcrumbs>
  );
}
