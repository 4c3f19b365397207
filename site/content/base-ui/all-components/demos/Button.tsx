import { Button } from '@mui/base/Button';
import { styled } from '@mui/system';

const Row = styled('div')({ display: 'flex', gap: 12 });

const Soft = styled(Button)({
  padding: '10px 18px',
  border: '1px solid #3b82f6',
  borderRadius: 8,
  background: 'color-mix(in srgb, #3b82f6 22%, transparent)',
  color: 'inherit',
  font: 'inherit',
  fontSize: 15,
  fontWeight: 600,
});

const Plain = styled(Soft)({
  borderColor: 'color-mix(in srgb, currentColor 30%, transparent)',
  background: 'transparent',
});

export default function ButtonPicture() {
  return (
    <Row>
      <Soft>Save</Soft>
      <Plain>Cancel</Plain>
    </Row>
  );
}
