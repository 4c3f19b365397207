import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';

export default function SnackbarPicture() {
  return (
    <SnackbarContent
      role="presentation"
      message="Note archived"
      action={
        <Button color="inherit" size="small">
          Undo
        </Button>
      }
      sx={{
        boxSizing: 'border-box',
        width: 230,
        minWidth: { sm: 0 },
        flexWrap: 'nowrap',
      }}
    />
  );
}
