import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { styled } from '@mui/system';

const Area = styled(TextareaAutosize)({
  boxSizing: 'border-box',
  width: 210,
  minHeight: 92,
  padding: '10px 12px',
  border: '1px solid color-mix(in srgb, currentColor 35%, transparent)',
  borderRadius: 8,
  background: 'color-mix(in srgb, currentColor 4%, transparent)',
  color: 'inherit',
  font: 'inherit',
  fontSize: 15,
});

export default function TextareaAutosizePicture() {
  return (
    <Area
      aria-label="Message"
      minRows={3}
      defaultValue={'Dear Mina,\nthe parcel is here.\nThank you!'}
    />
  );
}
