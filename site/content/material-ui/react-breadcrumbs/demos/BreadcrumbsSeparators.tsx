import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import NavigateNext from '@mui/icons-material/NavigateNext';

const path = ['Norway', 'Bergen', 'Hotels'].map((name) => (
  <Link key={name} href={`#${name}`}>
    {name}
  </Link>
));

export default function BreadcrumbsSeparators() {
  return (
    <Stack spacing={2}>
      <Breadcrumbs separator="–" aria-label="With a dash">
        {path}
      </Breadcrumbs>
      <Breadcrumbs separator="›" aria-label="With an angle">
        {path}
      </Breadcrumbs>
      <Breadcrumbs
        separator={<NavigateNext fontSize="small" />}
        aria-label="With an icon"
      >
        {path}
      </Breadcrumbs>
    </Stack>
  );
}
