import { Button } from '@mui/base/Button';
import { styled } from '@mui/system';

const Ground = styled('div')({
  display: 'grid',
  placeItems: 'center',
  width: 230,
  height: 128,
  borderRadius: 8,
  background: 'color-mix(in srgb, currentColor 25%, transparent)',
});

const Window = styled('div')({
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
    <Ground>
      <Window>
        <Text>Three new files</Text>
        <Close>Close</Close>
      </Window>
    </Ground>
  );
}
