import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function JoyInputNumber() {
  const [copies, setCopies] = React.useState('20');

  return (
    <FormControl sx={{ width: 200 }}>
      <FormLabel>Copies</FormLabel>
      <Input
        type="number"
        value={copies}
        onChange={(event) => setCopies(event.target.value)}
        slotProps={{ input: { min: 10, max: 200, step: 10 } }}
        endDecorator="sheets"
      />
      <FormHelperText>{Number(copies) * 4} pages</FormHelperText>
    </FormControl>
  );
}
