import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const QuietButton = styled(Button)({
  padding: '8px 14px',
  border: '1px solid currentColor',
  borderRadius: 8,
  color: 'inherit',
  font: '500 15px/20px system-ui, sans-serif',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '3px solid #6ea8ff',
    outlineOffset: 2,
  },
}) as typeof Button;

export default function UnstyledLink() {
  return <QuietButton href="#another-element">Read about roots</QuietButton>;
}
