import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const Tile = styled(Button)({
  minWidth: 44,
  minHeight: 44,
  padding: '0 16px',
  border: 0,
  borderRadius: 8,
  backgroundColor: '#0f766e',
  color: '#f0fdfa',
  font: '600 15px/20px system-ui, sans-serif',
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '3px solid #f8fafc',
    boxShadow: '0 0 0 6px #0f172a',
  },
});

export default function AccessibilityFocus() {
  return (
    <div style={{ display: 'flex', gap: 24 }}>
      <Tile>Yes</Tile>
      <Tile>No</Tile>
    </div>
  );
}
