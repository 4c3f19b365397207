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
      classes={{ icon: 'big', message: 'words' }}
      sx={{
        maxWidth: 420,
        borderInlineStart: '6px solid currentColor',
        '& .big': { fontSize: 32 },
        '& .words': { textWrap: 'pretty' },
      }}
    >
      <AlertTitle
        classes={{ root: 'heading' }}
        sx={{ '&.heading': { mt: 0, fontWeight: 700 } }}
      >
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
