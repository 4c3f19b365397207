import { Switch, switchClasses } from '@mui/base/Switch';
import { styled } from '@mui/system';

const Toggle = styled(Switch)({
  position: 'relative',
  display: 'inline-block',
  width: 44,
  height: 24,
  border: '2px solid currentColor',
  borderRadius: 14,
  [`& .${switchClasses.thumb}`]: {
    position: 'absolute',
    insetInlineStart: 4,
    top: 4,
    width: 16,
    height: 16,
    borderRadius: '50%',
    backgroundColor: 'currentColor',
  },
  [`&.${switchClasses.checked} .${switchClasses.thumb}`]: { insetInlineStart: 24 },
  [`& .${switchClasses.input}`]: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
  },
  [`&.${switchClasses.focusVisible}`]: {
    outline: '3px solid #6ea8ff',
    outlineOffset: 2,
  },
});

export default function AccessibilityNames() {
  return (
    <div>
      <label style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
        <Toggle
          defaultChecked
          slotProps={{ input: { 'aria-describedby': 'names-offline-hint' } }}
        />
        Keep maps offline
      </label>
      <p id="names-offline-hint">Takes about 300 megabytes.</p>
    </div>
  );
}
