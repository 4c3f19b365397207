import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const PlainButton = styled(Button)({
  padding: '10px 18px',
  border: 0,
  borderRadius: 8,
  backgroundColor: '#0b57d0',
  color: '#fff',
  font: '600 15px/20px system-ui, sans-serif',
  cursor: 'pointer',
  '&:hover': { backgroundColor: '#0a4ab2' },
  [`&.${buttonClasses.active}`]: {
    transform: 'translateY(1px)',
    backgroundColor: '#083a8c',
  },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '3px solid #6ea8ff',
    outlineOffset: 2,
  },
});

export default function UnstyledButton() {
  return <PlainButton>Send invoice</PlainButton>;
}
