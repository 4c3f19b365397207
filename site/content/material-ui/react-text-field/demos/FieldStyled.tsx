import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';

const SoftField = styled(TextField)(({ theme }) => ({
  '& .MuiInputLabel-root.Mui-focused': { color: theme.palette.text.primary },
  '& .MuiOutlinedInput-root': {
    borderRadius: 20,
    backgroundColor: theme.palette.action.hover,
    '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
      borderColor: theme.palette.success.main,
    },
  },
  '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.palette.divider },
}));

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
