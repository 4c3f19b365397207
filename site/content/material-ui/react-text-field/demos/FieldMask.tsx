import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';

const inFours = (text: string) =>
  text
    .replace(/\s/g, '')
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, '$1 ');

const IbanInput = React.forwardRef<
  HTMLInputElement,
  React.ComponentPropsWithoutRef<'input'>
>(function IbanInput({ onChange, ...other }, ref) {
  return (
    <input
      {...other}
      ref={ref}
      onChange={(event) => {
        event.target.value = inFours(event.target.value);
        onChange?.(event);
      }}
    />
  );
});

export default function FieldMask() {
  return (
    <FormControl sx={{ width: 300 }}>
      <InputLabel htmlFor="mask-iban">IBAN</InputLabel>
      <OutlinedInput
        id="mask-iban"
        label="IBAN"
        defaultValue="NL91 ABNA 0417"
        inputComponent={IbanInput}
      />
    </FormControl>
  );
}
