import TextareaAutosize from '@mui/material/TextareaAutosize';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const Field = styled(TextareaAutosize)(({ theme }) => ({
  boxSizing: 'border-box',
  width: '100%',
  padding: theme.spacing(1.5),
  font: 'inherit',
  color: 'inherit',
  backgroundColor: 'transparent',
  border: `1px solid ${theme.palette.text.secondary}`,
  borderRadius: 4,
  resize: 'none',
  '&:hover': { borderColor: theme.palette.text.primary },
  '&:focus-visible': {
    outline: `2px solid ${theme.palette.primary.main}`,
    outlineOffset: 1,
  },
  '&[aria-invalid=true]': { borderColor: theme.palette.error.main },
  '&:disabled': { opacity: 0.5 },
}));

export default function TextareaStates() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Field aria-label="A note" placeholder="A note" />
      <Field aria-label="Invalid" aria-invalid defaultValue="Too short" />
      <Field aria-label="Read only" readOnly defaultValue="Sent on May 3" />
      <Field aria-label="Disabled" disabled defaultValue="Not for guests" />
    </Stack>
  );
}
