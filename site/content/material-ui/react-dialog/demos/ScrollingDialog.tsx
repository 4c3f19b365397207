import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
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
  const [scroll, setScroll] = React.useState<DialogProps['scroll']>('paper');
  const close = () => setOpen(false);

  const read = (way: DialogProps['scroll']) => {
    setScroll(way);
    setOpen(true);
  };

  return (
    <React.Fragment>
      <Button onClick={() => read('paper')}>Scroll the content</Button>
      <Button onClick={() => read('body')}>Scroll the dialog</Button>
      <Dialog
        open={open}
        onClose={close}
        scroll={scroll}
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
