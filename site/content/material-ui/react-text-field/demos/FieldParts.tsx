import FilledInput from '@mui/material/FilledInput';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import Input from '@mui/material/Input';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';

export default function FieldParts() {
  return (
    <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap">
      <FormControl variant="outlined" sx={{ width: 180 }}>
        <InputLabel htmlFor="parts-street">Street</InputLabel>
        <OutlinedInput
          id="parts-street"
          label="Street"
          aria-describedby="parts-street-help"
        />
        <FormHelperText id="parts-street-help">With the number</FormHelperText>
      </FormControl>
      <FormControl variant="filled" sx={{ width: 180 }}>
        <InputLabel htmlFor="parts-town">Town</InputLabel>
        <FilledInput id="parts-town" aria-describedby="parts-town-help" />
        <FormHelperText id="parts-town-help">Without the code</FormHelperText>
      </FormControl>
      <FormControl variant="standard" sx={{ width: 180 }}>
        <InputLabel htmlFor="parts-land">Country</InputLabel>
        <Input id="parts-land" aria-describedby="parts-land-help" />
        <FormHelperText id="parts-land-help">As on the letter</FormHelperText>
      </FormControl>
    </Stack>
  );
}
