import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function JoyInputError() {
  const [code, setCode] = React.useState('4B7');
  const [left, setLeft] = React.useState(true);
  const wrong = left && !/^[0-9A-F]{6}$/.test(code);

  return (
    <FormControl required error={wrong} sx={{ width: 'min(320px, 100%)' }}>
      <FormLabel>Voucher code</FormLabel>
      <Input
        error={wrong}
        value={code}
        onChange={(event) => setCode(event.target.value.toUpperCase())}
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
      />
      <FormHelperText sx={{ color: wrong ? 'danger.plainColor' : undefined }}>
        {wrong ? 'A code has six characters, 0 to 9 and A to F.' : 'Six characters.'}
      </FormHelperText>
    </FormControl>
  );
}
