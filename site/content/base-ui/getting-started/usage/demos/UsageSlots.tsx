import { Button } from '@mui/base/Button';
import { prepareForSlot } from '@mui/base/utils';
import { styled } from '@mui/system';

const Anchor = prepareForSlot('a');

const LinkButton = styled(Button<'a'>)({
  display: 'inline-block',
  padding: '10px 18px',
  borderRadius: 8,
  backgroundColor: '#0b57d0',
  color: '#fff',
  font: '600 15px/20px system-ui, sans-serif',
  textDecoration: 'none',
  '&.Mui-focusVisible': { outline: '3px solid #6ea8ff', outlineOffset: 2 },
});

export default function UsageSlots() {
  return (
    <LinkButton href="#shared-props" slots={{ root: Anchor }}>
      Shared props
    </LinkButton>
  );
}
