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
      sx={{
        maxWidth: 400,
        flexWrap: 'nowrap',
        '& .MuiSnackbarContent-message': { fontWeight: 500 },
        '& .MuiSnackbarContent-action': { mr: 0 },
      }}
    />
  );
}
