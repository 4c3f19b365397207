import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';

export default function SelectNative() {
  return (
    <FormControl variant="standard" sx={{ width: 220 }}>
      <InputLabel htmlFor="select-month">Month</InputLabel>
      <NativeSelect
        defaultValue="6"
        inputProps={{ id: 'select-month', name: 'month' }}
      >
        <option value="5">May</option>
        <option value="6">June</option>
        <option value="7">July</option>
      </NativeSelect>
    </FormControl>
  );
}
