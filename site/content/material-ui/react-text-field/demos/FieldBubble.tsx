import FilledInput from '@mui/material/FilledInput';
import Input from '@mui/material/Input';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const Bubble = styled('div')({
  position: 'relative',
  display: 'flex',
  padding: '8px 16px',
  border: '1px solid',
  borderRadius: 20,
  '&:focus-within': { outline: '2px solid', outlineOffset: 2 },
  '& fieldset': { display: 'none' },
  '& input': {
    width: '100%',
    padding: 0,
    border: 0,
    outline: 0,
    font: 'inherit',
    color: 'inherit',
    background: 'none',
  },
});

const named = (name: string) => ({ 'aria-label': name });

export default function FieldBubble() {
  return (
    <Stack spacing={2} sx={{ width: 260, maxWidth: '100%' }}>
      <Input slots={{ root: Bubble }} inputProps={named('First message')} />
      <FilledInput
        hiddenLabel
        slots={{ root: Bubble }}
        inputProps={named('Second message')}
      />
      <OutlinedInput slots={{ root: Bubble }} inputProps={named('Third message')} />
    </Stack>
  );
}
