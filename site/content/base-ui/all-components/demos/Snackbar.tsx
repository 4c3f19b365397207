import { Snackbar } from '@mui/base/Snackbar';
import { styled } from '@mui/system';

const Bar = styled(Snackbar)({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  boxSizing: 'border-box',
  width: 230,
  padding: '12px 16px',
  border: '1px solid color-mix(in srgb, currentColor 20%, transparent)',
  borderInlineStart: '4px solid #3b82f6',
  borderRadius: 8,
  background: 'Canvas',
  boxShadow: '0 6px 16px color-mix(in srgb, currentColor 14%, transparent)',
  fontSize: 15,
});

const Undo = styled('button')({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  textDecoration: 'underline',
  textDecorationColor: '#3b82f6',
  textUnderlineOffset: 4,
});

export default function SnackbarPicture() {
  return (
    <Bar open>
      Note archived
      <Undo type="button">Undo</Undo>
    </Bar>
  );
}
