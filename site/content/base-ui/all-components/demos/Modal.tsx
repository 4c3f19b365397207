import { Button } from '@mui/base/Button';
import { Modal } from '@mui/base/Modal';
import { styled } from '@mui/system';

const Room = styled('div')({
  position: 'relative',
  width: 230,
  height: 128,
  borderRadius: 8,
  overflow: 'hidden',
});

const Ground = styled(Modal)({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});

const Shade = styled('div')({
  position: 'absolute',
  inset: 0,
  background: 'color-mix(in srgb, currentColor 25%, transparent)',
});

const Window = styled('div')({
  position: 'relative',
  display: 'grid',
  gap: 10,
  justifyItems: 'end',
  width: 150,
  padding: 12,
  border: '1px solid color-mix(in srgb, currentColor 20%, transparent)',
  borderRadius: 8,
  background: 'Canvas',
  fontSize: 14,
});

/** Its `open` is no attribute of an element. */
function Backdrop({ className }: { className?: string }) {
  return <Shade aria-hidden className={className} />;
}

const Text = styled('div')({ justifySelf: 'start', fontWeight: 600 });

const Close = styled(Button)({
  padding: '4px 12px',
  border: '1px solid #3b82f6',
  borderRadius: 6,
  background: 'color-mix(in srgb, #3b82f6 22%, transparent)',
  color: 'inherit',
  font: 'inherit',
});

export default function ModalPicture() {
  return (
    <Room>
      <Ground open disablePortal disableScrollLock slots={{ backdrop: Backdrop }}>
        <Window>
          <Text>Three new files</Text>
          <Close>Close</Close>
        </Window>
      </Ground>
    </Room>
  );
}
