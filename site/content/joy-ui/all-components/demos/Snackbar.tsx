import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';

export default function SnackbarPicture() {
  return (
    <Snackbar
      open
      size="sm"
      color="success"
      variant="soft"
      animationDuration={0}
      startDecorator={<CheckCircleIcon />}
      endDecorator={
        <Button size="sm" color="success" variant="soft">
          Undo
        </Button>
      }
      sx={{
        position: 'static',
        boxSizing: 'border-box',
        width: 230,
        minWidth: 0,
        transform: 'none',
        animation: 'none',
      }}
    >
      Note archived
    </Snackbar>
  );
}
