import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';

export default function AlertTitled() {
  return (
    <Alert role="note" severity="warning" sx={{ maxWidth: 560 }}>
      <AlertTitle>Two invoices are overdue</AlertTitle>
      They were due on 3 May. Orders are accepted again as soon as both are paid.{' '}
      <Link href="#a-title" color="inherit">
        Show the invoices
      </Link>
    </Alert>
  );
}
