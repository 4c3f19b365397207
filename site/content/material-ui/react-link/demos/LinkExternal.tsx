import Link from '@mui/material/Link';
import OpenInNew from '@mui/icons-material/OpenInNew';

export default function LinkExternal() {
  return (
    <Link href="https://example.org/tides" target="_blank" rel="noopener noreferrer">
      Tide table{' '}
      <OpenInNew
        titleAccess="(opens in a new tab)"
        fontSize="inherit"
        sx={{ verticalAlign: 'middle' }}
      />
    </Link>
  );
}
