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

const Label = styled('label')({
  display: 'block',
  marginBottom: 6,
  font: '500 14px/20px system-ui, sans-serif',
});

export default function UnstyledInput() {
  return (
    <div>
      <Label htmlFor="input-street">Street and number</Label>
      <Input
        id="input-street"
        name="street"
        autoComplete="street-address"
        placeholder="Mill Lane 4"
        slots={{ root: Frame, input: Field }}
      />
    </div>
  );
}
