import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';

const SoftField = styled(TextField)({
  '& .MuiInputLabel-root.Mui-focused': { color: 'inherit' },
  '& .MuiOutlinedInput-root': {
    borderRadius: 20,
    backgroundColor: 'color-mix(in srgb, currentColor 5%, transparent)',
    '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: '#43a047' },
  },
});

export default function FieldStyled() {
  return (
    <SoftField
      id="styled-nickname"
      label="Name on the mailbox"
      defaultValue="Moreau and Sand"
      helperText="As the neighbors know you"
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
