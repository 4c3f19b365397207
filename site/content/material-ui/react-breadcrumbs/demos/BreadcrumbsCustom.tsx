import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const pills = {
  typography: 'body2',
  '& .MuiBreadcrumbs-li': {
    px: 1.5,
    py: 0.25,
    borderRadius: 99,
    bgcolor: 'action.hover',
  },
  '& .MuiBreadcrumbs-ol': { flexWrap: 'nowrap', overflow: 'auto' },
};

export default function BreadcrumbsCustom() {
  return (
    <Breadcrumbs sx={pills} separator="" aria-label="Pills">
      <Link href="#music" color="inherit">
        Music
      </Link>
      <Link href="#choir" color="inherit">
        Choir
      </Link>
      <Typography variant="inherit" color="text.primary">
        Friday
      </Typography>
    </Breadcrumbs>
  );
}
