import * as React from 'react';
import MoveIcon from '@mui/icons-material/OpenWith';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Paper, { type PaperProps } from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-16, 0],
  ArrowRight: [16, 0],
  ArrowUp: [0, -16],
  ArrowDown: [0, 16],
};

function DraggablePaper(props: PaperProps) {
  const [shift, setShift] = React.useState({ x: 0, y: 0 });
  const from = React.useRef<{ x: number; y: number } | null>(null);

  const moveTo = (paper: HTMLElement, x: number, y: number) => {
    const right = Math.max(0, (window.innerWidth - paper.offsetWidth) / 2);
    const bottom = Math.max(0, (window.innerHeight - paper.offsetHeight) / 2);
    setShift({
      x: Math.min(right, Math.max(-right, x)),
      y: Math.min(bottom, Math.max(-bottom, y)),
    });
  };

  const isHandle = (event: React.UIEvent, handle: string) =>
    (event.target as Element).closest(`[data-handle~="${handle}"]`) !== null;

  return (
    <Paper
      {...props}
      style={{ ...props.style, translate: `${shift.x}px ${shift.y}px` }}
      onPointerDown={(event) => {
        if (isHandle(event, 'drag')) {
          event.currentTarget.setPointerCapture(event.pointerId);
          from.current = {
            x: event.clientX - shift.x,
            y: event.clientY - shift.y,
          };
        }
      }}
      onPointerMove={({ currentTarget, clientX, clientY }) => {
        if (from.current) {
          const { x, y } = from.current;
          moveTo(currentTarget, clientX - x, clientY - y);
        }
      }}
      onLostPointerCapture={() => {
        from.current = null;
      }}
      onKeyDown={(event) => {
        const step = arrows[event.key];
        if (step && isHandle(event, 'keys')) {
          event.preventDefault();
          moveTo(event.currentTarget, shift.x + step[0], shift.y + step[1]);
        }
      }}
    />
  );
}

export default function DraggableDialog() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      <Typography sx={{ mb: 2, maxWidth: 480 }}>
        Survey of the roof, 4 March: two slates missing above the stairwell, gutter
        blocked at the north corner, chimney sound.
      </Typography>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Write a summary
      </Button>
      <Dialog
        open={open}
        onClose={close}
        aria-labelledby="draggable-title"
        PaperComponent={DraggablePaper}
        slotProps={{ backdrop: { invisible: true } }}
      >
        <DialogTitle
          id="draggable-title"
          data-handle="drag"
          sx={{ cursor: 'move', touchAction: 'none', userSelect: 'none', pr: 8 }}
        >
          Summary
        </DialogTitle>
        <IconButton
          data-handle="drag keys"
          aria-label="Move with the arrow keys"
          sx={{
            position: 'absolute',
            top: 12,
            right: 12,
            cursor: 'move',
            touchAction: 'none',
          }}
        >
          <MoveIcon />
        </IconButton>
        <DialogContent>
          <TextField id="draggable-text" label="In one sentence" margin="dense" />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button onClick={close}>Save</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
