import { Switch, switchClasses } from '@mui/base/Switch';
import { styled } from '@mui/system';

const LampSwitch = styled(Switch)({
  position: 'relative',
  display: 'inline-block',
  width: 48,
  height: 28,
  [`& .${switchClasses.track}`]: {
    position: 'absolute',
    inset: 0,
    borderRadius: 14,
    backgroundColor: '#64748b',
  },
  [`& .${switchClasses.thumb}`]: {
    position: 'absolute',
    top: 4,
    left: 4,
    width: 20,
    height: 20,
    borderRadius: 10,
    backgroundColor: '#fff',
    transition: 'translate 120ms',
  },
  [`& .${switchClasses.input}`]: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  [`&.${switchClasses.checked} .${switchClasses.track}`]: {
    backgroundColor: '#b45309',
  },
  [`&.${switchClasses.checked} .${switchClasses.thumb}`]: { translate: '20px 0' },
  [`&.${switchClasses.focusVisible} .${switchClasses.track}`]: {
    outline: '3px solid #6ea8ff',
    outlineOffset: 2,
  },
});

export default function CustomSwitch() {
  return <LampSwitch slotProps={{ input: { 'aria-label': 'Lamp' } }} />;
}
