import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const levels = ['Home', 'Archive', 'Maps', 'Norway', 'Harbors', 'Bergen'];

export default function BreadcrumbsCollapsed() {
  return (
    <Breadcrumbs
      maxItems={4}
      itemsBeforeCollapse={2}
      itemsAfterCollapse={2}
      aria-label="Path to a map"
    >
      {levels.map((name) => (
        <Link key={name} href={`#${name}`}>
          {name}
        </Link>
      ))}
      <Typography color="text.primary">Sheet 7</Typography>
    </Breadcrumbs>
  );
}
