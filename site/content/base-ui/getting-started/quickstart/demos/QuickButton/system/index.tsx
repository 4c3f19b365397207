import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const TicketButton = styled(Button)({
  padding: '10px 18px',
  border: '2px solid #0f766e',
  borderRadius: 99,
  backgroundColor: '#0f766e',
  color: '#fff',
  font: '600 15px/20px system-ui, sans-serif',
  cursor: 'pointer',
  '&:hover': { backgroundColor: '#115e59' },
  [`&.${buttonClasses.active}`]: { backgroundColor: '#134e4a' },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '3px solid #6ea8ff',
    outlineOffset: 2,
  },
});

export default function QuickButton() {
  return <TicketButton>Print the ticket</TicketButton>;
}
