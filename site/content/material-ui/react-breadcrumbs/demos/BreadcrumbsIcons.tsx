import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import Folder from '@mui/icons-material/Folder';
import Home from '@mui/icons-material/Home';

const row = { display: 'flex', alignItems: 'center', gap: 0.5 };

export default function BreadcrumbsIcons() {
  return (
    <Breadcrumbs aria-label="Path, with icons">
      <Link href="#home" sx={row}>
        <Home fontSize="inherit" /> Home
      </Link>
      <Link href="#plans" sx={row}>
        <Folder fontSize="inherit" /> Plans
      </Link>
      <Typography color="text.primary">Boat house</Typography>
    </Breadcrumbs>
  );
}
