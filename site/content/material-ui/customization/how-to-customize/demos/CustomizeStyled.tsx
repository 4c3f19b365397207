import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { outlinedInputClasses } from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';

const PillField = styled(TextField)(({ theme }) => ({
  [`& .${outlinedInputClasses.root}`]: {
    borderRadius: 999,
    paddingInline: theme.spacing(1),
  },
}));

export default function CustomizeStyled() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <PillField id="customize-from" label="From" defaultValue="Bremen" />
      <PillField id="customize-to" label="To" defaultValue="Aarhus" />
    </Stack>
  );
}
