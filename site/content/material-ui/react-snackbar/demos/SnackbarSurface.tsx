import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';
import Stack from '@mui/material/Stack';

export default function SnackbarSurface() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 560 }}>
      <SnackbarContent
        role="note"
        message="Two seats are left."
        action={
          <Button color="inherit" size="small">
            Book
          </Button>
        }
      />
      <SnackbarContent
        role="note"
        message="The ferry at 14:20 is canceled because of the wind. Tickets are good for any other ferry today and tomorrow."
        action={
          <Button color="inherit" size="small">
            Other ferries
          </Button>
        }
      />
    </Stack>
  );
}
