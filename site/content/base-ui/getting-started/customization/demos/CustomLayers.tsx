import * as React from 'react';
import { Button } from '@mui/base/Button';
import { FocusTrap } from '@mui/base/FocusTrap';
import { Modal } from '@mui/base/Modal';
import { Portal } from '@mui/base/Portal';
import { Snackbar } from '@mui/base/Snackbar';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import { prepareForSlot } from '@mui/base/utils';
import { keyframes, styled } from '@mui/system';

const Aside = prepareForSlot('aside');
const Shade = prepareForSlot('div');

const Room = styled('div')({
  display: 'grid',
  gap: 12,
  width: 340,
  maxWidth: '100%',
  font: '400 15px/22px system-ui, sans-serif',
  '& button': { font: 'inherit' },
});

const surface = {
  padding: 16,
  border: '1px solid',
  borderRadius: 8,
  background: 'Canvas',
  color: 'CanvasText',
} as const;

const cover = { position: 'fixed', inset: 0 } as const;

const coming = keyframes({ from: { opacity: 0 } });
const going = keyframes({ to: { opacity: 0 } });

const Window = styled('div')({
  ...surface,
  position: 'relative',
  animation: `${coming} 200ms`,
  '&[data-going]': { animation: `${going} 200ms forwards` },
});

interface FadingProps extends React.ComponentPropsWithoutRef<'div'> {
  in?: boolean;
  onEnter?: () => void;
  onExited?: () => void;
}

/** Tells the modal around it when it comes and when it is gone. */
const Fading = React.forwardRef<HTMLDivElement, FadingProps>(function Fading(
  { in: isHere, onEnter, onExited, ...props },
  ref,
) {
  return (
    <Window
      {...props}
      ref={ref}
      data-going={isHere ? undefined : ''}
      onAnimationStart={() => isHere && onEnter?.()}
      onAnimationEnd={() => !isHere && onExited?.()}
    />
  );
});

/** The popup stands 12 pixels lower than it would. */
const lower = {
  name: 'lower',
  fn: ({ y }: { y: number }) => ({ y: y + 12 }),
};

export default function CustomLayers() {
  const [modal, setModal] = React.useState(false);
  const [note, setNote] = React.useState(false);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [room, setRoom] = React.useState<HTMLElement | null>(null);
  const [inPlace, setInPlace] = React.useState(false);
  const [last, setLast] = React.useState('Nothing yet');

  return (
    <Room ref={setRoom}>
      <div>
        <Button onClick={() => setModal(true)}>Open a dialog</Button>{' '}
        <Button
          onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
        >
          Show details
        </Button>{' '}
        <Button onClick={() => setNote(true)}>Save</Button>{' '}
        <Button onClick={() => setInPlace(!inPlace)}>Move the line</Button>
      </div>
      <div>
        Before the end:{' '}
        <Portal container={room} disablePortal={inPlace}>
          <span>this line</span>
        </Portal>
      </div>
      <output>{last}</output>
      <Modal
        open={modal}
        onClose={(event, reason) => {
          setLast(`Closed by ${reason}`);
          setModal(false);
        }}
        onTransitionEnter={() => setLast('It comes')}
        onTransitionExited={() => setLast('It is gone')}
        slots={{ backdrop: Shade }}
        slotProps={{
          root: {
            style: { ...cover, zIndex: 1300, display: 'grid', placeItems: 'center' },
          },
          backdrop: { style: { ...cover, background: '#0006' } },
        }}
      >
        <Fading in={modal} role="dialog" aria-label="Save the draft?">
          Press Esc, or click beside it.
        </Fading>
      </Modal>
      <Popup
        open={anchor !== null}
        anchor={anchor}
        container={room}
        middleware={[lower]}
        slots={{ root: Aside }}
        slotProps={{ root: { style: surface } }}
      >
        <FocusTrap open isEnabled={() => anchor !== null}>
          <div tabIndex={-1}>
            Platform 4 <Button onClick={() => setAnchor(null)}>Close</Button>
          </div>
        </FocusTrap>
      </Popup>
      <Snackbar
        open={note}
        autoHideDuration={4000}
        onClose={() => setNote(false)}
        slots={{ root: Aside }}
        slotProps={{
          root: { style: surface },
          clickAwayListener: () => ({ mouseEvent: false, touchEvent: false }),
        }}
      >
        The draft is saved.
      </Snackbar>
    </Room>
  );
}
