import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function AlertTrial() {
  return (
    <Alert
      role="note"
      severity="success"
      color="info"
      sx={{
        maxWidth: 420,
        borderInlineStart: '6px solid currentColor',
        '& .MuiAlert-icon': { fontSize: 32 },
      }}
    >
      <AlertTitle sx={{ mt: 0, fontWeight: 700 }}>
        <Typography component="h3" variant="inherit">
          Your trial is active
        </Typography>
      </AlertTitle>
      It runs until May 31. You can{' '}
      <Link href="#actions" color="inherit">
        add a plan
      </Link>{' '}
      at any time.
    </Alert>
  );
}
