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
  [`&.${inputClasses.disabled}`]: { borderStyle: 'dashed', color: '#475569' },
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

const Column = styled('div')({ display: 'grid', gap: 12 });

export default function InputStates() {
  const slots = { root: Frame, input: Field };

  return (
    <Column>
      <Input
        error
        aria-label="Postcode with an error"
        defaultValue="12a"
        slots={slots}
      />
      <Input
        disabled
        aria-label="Disabled country"
        defaultValue="Norway"
        slots={slots}
      />
      <Input
        readOnly
        aria-label="Customer number, read only"
        defaultValue="K-2207"
        slots={slots}
      />
    </Column>
  );
}
