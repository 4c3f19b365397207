import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';
import Box from '@mui/system/Box';

const ToolButton = styled(Button)({
  padding: '8px 14px',
  border: '1px solid #64748b',
  borderRadius: 8,
  backgroundColor: '#f1f5f9',
  color: '#0f172a',
  font: '500 15px/20px system-ui, sans-serif',
  [`&.${buttonClasses.disabled}`]: { borderStyle: 'dashed', color: '#475569' },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '3px solid #6ea8ff',
    outlineOffset: 2,
  },
});

export default function FocusableDisabled() {
  return (
    <Box role="group" aria-label="Changes" sx={{ display: 'flex', gap: 1.5 }}>
      <ToolButton>Undo</ToolButton>
      <ToolButton disabled focusableWhenDisabled>
        Redo
      </ToolButton>
    </Box>
  );
}
