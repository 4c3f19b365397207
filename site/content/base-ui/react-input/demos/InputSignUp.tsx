import * as React from 'react';
import { Input, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';

const Frame = styled('div')({
  boxSizing: 'border-box',
  width: 300,
  maxWidth: '100%',
  marginBottom: 12,
  padding: '0 12px',
  border: '1px solid #64748b',
  borderRadius: 8,
  backgroundColor: '#f8fafc',
  [`&.${inputClasses.focused}`]: { outline: '3px solid #6ea8ff', outlineOffset: 1 },
});

const field = {
  width: '100%',
  padding: '9px 0',
  border: 0,
  outline: 0,
  resize: 'none',
  backgroundColor: 'transparent',
  color: '#0f172a',
  font: '400 16px/24px system-ui, sans-serif',
} as const;

const Field = styled('input')(field);
const Area = styled('textarea')(field);
const slots = { root: Frame, input: Field, textarea: Area };

export default function InputSignUp() {
  const [writing, setWriting] = React.useState(false);
  const [sent, setSent] = React.useState('');

  if (!writing) {
    return (
      <button type="button" onClick={() => setWriting(true)}>
        Write to the harbor
      </button>
    );
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(String(new FormData(event.currentTarget).get('email')));
      }}
    >
      <Input
        autoFocus
        required
        type="email"
        name="email"
        autoComplete="email"
        placeholder="you@example.com"
        aria-label="Email"
        slots={slots}
      />
      <Input multiline rows={4} name="text" aria-label="Message" slots={slots} />
      <button type="submit">Send</button>
      <p role="status">{sent && `We answer to ${sent}.`}</p>
    </form>
  );
}
