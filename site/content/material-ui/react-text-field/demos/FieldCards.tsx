import * as React from 'react';
import FilledInput from '@mui/material/FilledInput';
import Input from '@mui/material/Input';
import type { InputBaseComponentProps } from '@mui/material/InputBase';
import Stack from '@mui/material/Stack';

const Grouped = React.forwardRef<HTMLInputElement, InputBaseComponentProps>(
  function Grouped({ group, onChange, ...other }, ref) {
    const parts = new RegExp(`(\\d{${group}})(?=\\d)`, 'g');
    return (
      <input
        {...other}
        ref={ref}
        inputMode="numeric"
        onChange={(event) => {
          const digits = event.target.value.replace(/\D/g, '');
          event.target.value = digits.replace(parts, '$1 ');
          onChange?.(event);
        }}
      />
    );
  },
);

export default function FieldCards() {
  return (
    <Stack spacing={2} sx={{ width: 240 }}>
      <Input
        inputComponent={Grouped}
        inputProps={{ group: 4, 'aria-label': 'Card, groups of four' }}
        defaultValue="4111 1111"
      />
      <FilledInput
        hiddenLabel
        inputComponent={Grouped}
        inputProps={{ group: 3, 'aria-label': 'Phone, groups of three' }}
        defaultValue="030 455"
      />
    </Stack>
  );
}
