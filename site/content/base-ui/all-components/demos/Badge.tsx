import { Badge, badgeClasses } from '@mui/base/Badge';
import { styled } from '@mui/system';

const Row = styled('div')({ display: 'flex', gap: 40 });

const Tile = styled('div')({
  width: 56,
  height: 56,
  borderRadius: 12,
  background: 'color-mix(in srgb, currentColor 12%, transparent)',
});

const Dressed = styled(Badge)({
  position: 'relative',
  display: 'inline-block',
  [`& .${badgeClasses.badge}`]: {
    position: 'absolute',
    top: -10,
    insetInlineEnd: -10,
    boxSizing: 'border-box',
    minWidth: 24,
    height: 24,
    padding: '0 5px',
    border: '2px solid #3b82f6',
    borderRadius: 12,
    background: 'Canvas',
    fontSize: 13,
    fontWeight: 600,
    lineHeight: '20px',
    textAlign: 'center',
  },
});

export default function BadgePicture() {
  return (
    <Row>
      <Dressed badgeContent={4}>
        <Tile />
      </Dressed>
      <Dressed badgeContent={128} max={99}>
        <Tile />
      </Dressed>
    </Row>
  );
}
