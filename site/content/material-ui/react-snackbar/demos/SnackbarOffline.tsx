import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';

export default function SnackbarOffline() {
  return (
    <SnackbarContent
      role="status"
      message="You work offline"
      action={
        <Button color="inherit" size="small">
          Try again
        </Button>
      }
      classes={{ message: 'words', action: 'end' }}
      sx={{
        maxWidth: 400,
        flexWrap: 'nowrap',
        '& .words': { fontWeight: 500 },
        '& .end': { mr: 0 },
      }}
    />
  );
}
