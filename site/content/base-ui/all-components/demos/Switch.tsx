import { Switch, switchClasses } from '@mui/base/Switch';
import { styled } from '@mui/system';

const Row = styled('div')({ display: 'flex', gap: 20 });

const Dressed = styled(Switch)({
  position: 'relative',
  display: 'inline-block',
  width: 56,
  height: 32,
  [`& .${switchClasses.track}`]: {
    position: 'absolute',
    inset: 0,
    border: '2px solid color-mix(in srgb, currentColor 45%, transparent)',
    borderRadius: 16,
  },
  [`& .${switchClasses.thumb}`]: {
    position: 'absolute',
    top: 6,
    insetInlineStart: 6,
    width: 20,
    height: 20,
    borderRadius: '50%',
    background: 'color-mix(in srgb, currentColor 45%, transparent)',
  },
  [`&.${switchClasses.checked} .${switchClasses.track}`]: {
    borderColor: '#3b82f6',
    background: 'color-mix(in srgb, #3b82f6 22%, transparent)',
  },
  [`&.${switchClasses.checked} .${switchClasses.thumb}`]: {
    insetInlineStart: 30,
    background: '#3b82f6',
  },
  [`& .${switchClasses.input}`]: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
  },
});

export default function SwitchPicture() {
  return (
    <Row>
      <Dressed defaultChecked slotProps={{ input: { 'aria-label': 'Wi-Fi' } }} />
      <Dressed slotProps={{ input: { 'aria-label': 'Bluetooth' } }} />
    </Row>
  );
}
