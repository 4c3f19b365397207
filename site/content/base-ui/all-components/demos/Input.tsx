import { Input } from '@mui/base/Input';
import { styled } from '@mui/system';

const Field = styled('div')({ display: 'grid', gap: 6, width: 200, fontSize: 14 });

const Text = styled('input')({
  boxSizing: 'border-box',
  width: '100%',
  padding: '9px 12px',
  border: '1px solid color-mix(in srgb, currentColor 35%, transparent)',
  borderRadius: 8,
  background: 'color-mix(in srgb, currentColor 4%, transparent)',
  color: 'inherit',
  font: 'inherit',
  fontSize: 15,
});

export default function InputPicture() {
  return (
    <Field>
      <label htmlFor="gallery-input">Name</label>
      <Input id="gallery-input" defaultValue="Ada Byron" slots={{ input: Text }} />
    </Field>
  );
}
