import TextareaAutosize from '@mui/material/TextareaAutosize';
import { styled } from '@mui/material/styles';

const Field = styled(TextareaAutosize)(({ theme }) => ({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 360,
  padding: 12,
  font: 'inherit',
  color: 'inherit',
  background: 'transparent',
  border: `1px solid ${theme.palette.text.secondary}`,
  borderRadius: 4,
  resize: 'none',
}));

export default function TextareaBasic() {
  return <Field aria-label="Your message" placeholder="Press Enter a few times" />;
}
