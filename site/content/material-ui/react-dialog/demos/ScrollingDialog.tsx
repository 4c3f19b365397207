import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';

const paragraphs = Array.from(
  { length: 18 },
  (_, index) => `Paragraph ${index + 1}: what both sides agree on.`,
);

export default function ScrollingDialog() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Read the terms</Button>
      <Dialog
        open={open}
        onClose={close}
        scroll="paper"
        aria-labelledby="scrolling-title"
      >
        <DialogTitle id="scrolling-title">Terms</DialogTitle>
        <DialogContent dividers tabIndex={0}>
          {paragraphs.map((text) => (
            <Typography key={text} gutterBottom>
              {text}
            </Typography>
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Close</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
