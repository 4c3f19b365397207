import Stack from '@mui/material/Stack';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import { styled } from '@mui/material/styles';

const Field = styled(TextareaAutosize)({
  boxSizing: 'border-box',
  width: '100%',
  padding: 8,
  font: 'inherit',
  color: 'inherit',
  background: 'transparent',
  resize: 'none',
});

export default function TextareaRows() {
  return (
    <Stack direction="row" spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <Field aria-label="At least three lines" minRows={3} />
      <Field
        aria-label="At most four lines"
        minRows={2}
        maxRows={4}
        defaultValue={'One\nTwo'}
      />
    </Stack>
  );
}
