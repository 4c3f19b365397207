import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Paper from '@mui/material/Paper';

export default function DialogPicture() {
  return (
    <Paper elevation={8} sx={{ width: 220 }}>
      <DialogTitle
        component="div"
        variant="subtitle1"
        sx={{ px: 2, pt: 1.5, pb: 0 }}
      >
        Discard draft?
      </DialogTitle>
      <DialogContent sx={{ px: 2, py: 0.5 }}>
        <DialogContentText variant="body2">
          You can&apos;t undo this.
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button size="small">Keep</Button>
        <Button size="small" color="error">
          Discard
        </Button>
      </DialogActions>
    </Paper>
  );
}
