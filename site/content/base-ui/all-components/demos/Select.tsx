import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { styled } from '@mui/system';

const Field = styled('div')({ display: 'grid', gap: 6, width: 180, fontSize: 14 });

const Opener = styled('button')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  width: '100%',
  padding: '9px 12px',
  border: '1px solid color-mix(in srgb, currentColor 35%, transparent)',
  borderRadius: 8,
  background: 'color-mix(in srgb, currentColor 4%, transparent)',
  color: 'inherit',
  font: 'inherit',
  fontSize: 15,
  '&::after': {
    content: '""',
    borderTop: '6px solid #3b82f6',
    borderInline: '5px solid transparent',
  },
});

export default function SelectPicture() {
  return (
    <Field>
      <label htmlFor="gallery-select">Season</label>
      <Select
        id="gallery-select"
        defaultValue="autumn"
        renderValue={() => 'Autumn'}
        slots={{ root: Opener }}
      >
        <Option value="spring">Spring</Option>
        <Option value="autumn">Autumn</Option>
      </Select>
    </Field>
  );
}
