import * as React from 'react';
import { FormControl, useFormControlContext } from '@mui/base/FormControl';
import { Input, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';

const Frame = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  boxSizing: 'border-box',
  width: 260,
  maxWidth: '100%',
  padding: '0 12px',
  border: '1px solid #64748b',
  borderRadius: 8,
  backgroundColor: '#f8fafc',
  color: '#0f172a',
  [`&.${inputClasses.focused}`]: { outline: '3px solid #6ea8ff', outlineOffset: 1 },
  [`&.${inputClasses.error}`]: { borderColor: '#b91c1c' },
});

const Field = styled('input')({
  flex: 1,
  minWidth: 0,
  padding: '9px 0',
  border: 0,
  outline: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: '400 16px/20px system-ui, sans-serif',
});

function Label({ children, htmlFor }: { children: string; htmlFor: string }) {
  const control = useFormControlContext();
  return (
    <label htmlFor={htmlFor}>
      {children}
      {control?.required && ' (required)'}
    </label>
  );
}

function Hint({ id }: { id: string }) {
  const control = useFormControlContext();
  return (
    <div id={id}>{control?.error ? 'Four digits, please.' : 'Four digits.'}</div>
  );
}

export default function InputFormControl() {
  const [code, setCode] = React.useState('90');

  return (
    <FormControl
      required
      value={code}
      error={!/^\d{4}$/.test(code)}
      onChange={(event) => setCode(event.target.value)}
    >
      <Label htmlFor="input-control-code">Postcode</Label>
      <Input
        id="input-control-code"
        aria-describedby="input-control-hint"
        slots={{ root: Frame, input: Field }}
      />
      <Hint id="input-control-hint" />
    </FormControl>
  );
}
