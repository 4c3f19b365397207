import { Button } from '@mui/base/Button';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import { styled } from '@mui/system';

const Column = styled('div')({ display: 'grid', gap: 8, justifyItems: 'center' });

const Opener = styled(Button)({
  padding: '7px 16px',
  border: '1px solid #3b82f6',
  borderRadius: 8,
  background: 'color-mix(in srgb, #3b82f6 22%, transparent)',
  color: 'inherit',
  font: 'inherit',
  fontSize: 14,
});

const Sheet = styled(Popup)({
  position: 'static !important' as 'static',
  visibility: 'visible !important' as 'visible',
  width: 170,
  padding: '10px 14px',
  border: '1px solid color-mix(in srgb, currentColor 20%, transparent)',
  borderRadius: 8,
  background: 'Canvas',
  boxShadow: '0 6px 16px color-mix(in srgb, currentColor 14%, transparent)',
  fontSize: 14,
  lineHeight: 1.4,
});

export default function PopupPicture() {
  return (
    <Column>
      <Opener>Details</Opener>
      <Sheet open keepMounted disablePortal>
        <strong>Platform 4</strong>
        <br />
        Leaves at 10:25
      </Sheet>
    </Column>
  );
}
