import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';

export default function BreadcrumbsCurrent() {
  return (
    <Breadcrumbs aria-label="Path to this page">
      <Link href="#library">Library</Link>
      <Link href="#maps">Maps</Link>
      <Link href="#harbors" color="text.primary" aria-current="page">
        Harbors
      </Link>
    </Breadcrumbs>
  );
}
