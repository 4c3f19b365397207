import { Input, inputClasses } from '@mui/base/Input';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { styled } from '@mui/system';

const Frame = styled('div')({
  boxSizing: 'border-box',
  width: 320,
  maxWidth: '100%',
  padding: '8px 12px',
  border: '1px solid #64748b',
  borderRadius: 8,
  backgroundColor: '#f8fafc',
  [`&.${inputClasses.focused}`]: { outline: '3px solid #6ea8ff', outlineOffset: 1 },
});

const Area = styled(TextareaAutosize)({
  display: 'block',
  width: '100%',
  padding: 0,
  border: 0,
  outline: 0,
  resize: 'none',
  backgroundColor: 'transparent',
  color: '#0f172a',
  font: '400 16px/24px system-ui, sans-serif',
});

export default function InputMultiline() {
  return (
    <Input
      multiline
      minRows={2}
      maxRows={6}
      aria-label="Message"
      defaultValue="Two lines to begin with, six at most."
      slots={{ root: Frame, textarea: Area }}
    />
  );
}
