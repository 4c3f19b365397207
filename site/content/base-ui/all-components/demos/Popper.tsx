import { Button } from '@mui/base/Button';
import { Popper } from '@mui/base/Popper';
import { styled } from '@mui/system';

const Column = styled('div')({ display: 'grid', gap: 12, justifyItems: 'center' });

const Anchor = styled(Button)({
  padding: '8px 14px',
  border: '1px solid #3b82f6',
  borderRadius: 8,
  background: 'color-mix(in srgb, #3b82f6 22%, transparent)',
  color: 'inherit',
  font: 'inherit',
  fontSize: 14,
});

const Still = styled(Popper)({ position: 'static !important' as 'static' });

const Bubble = styled('div')({
  position: 'relative',
  padding: '12px 14px',
  border: '1px solid color-mix(in srgb, currentColor 30%, transparent)',
  borderRadius: 8,
  background: 'Canvas',
  fontSize: 14,
  '&::before': {
    content: '""',
    position: 'absolute',
    top: -6,
    left: 'calc(50% - 5px)',
    boxSizing: 'border-box',
    width: 10,
    height: 10,
    border: 'inherit',
    background: 'Canvas',
    clipPath: 'polygon(0 0, 100% 0, 0 100%)',
    transform: 'rotate(45deg)',
  },
});

// It stands where it is written, whatever it points at.
const nowhere = { getBoundingClientRect: () => new DOMRect() };
const body = () => document.body;

export default function PopperPicture() {
  return (
    <Column>
      <Anchor>Anchor</Anchor>
      <Still open disablePortal anchorEl={nowhere} container={body}>
        <Bubble>I point at it</Bubble>
      </Still>
    </Column>
  );
}
