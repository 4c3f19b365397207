import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import { styled } from '@mui/system';

const Frame = styled('div')({
  display: 'flex',
  alignItems: 'stretch',
  width: 160,
  overflow: 'hidden',
  border: '1px solid color-mix(in srgb, currentColor 35%, transparent)',
  borderRadius: 8,
});

const Count = styled('input')({
  order: 1,
  minWidth: 0,
  flex: 1,
  padding: '10px 0',
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'center',
});

const Step = styled('button')({
  width: 44,
  padding: 0,
  border: 0,
  background: 'color-mix(in srgb, #3b82f6 20%, transparent)',
  color: 'inherit',
  font: 'inherit',
  fontSize: 20,
});

const More = styled(Step)({ order: 2 });

export default function NumberInputPicture() {
  return (
    <NumberInput
      id="gallery-number-input"
      defaultValue={3}
      slots={{
        root: Frame,
        input: Count,
        decrementButton: Step,
        incrementButton: More,
      }}
      slotProps={{
        input: { role: 'spinbutton', 'aria-label': 'Guests' },
        decrementButton: { children: '−', 'aria-label': 'Fewer' },
        incrementButton: { children: '+', 'aria-label': 'More' },
      }}
    />
  );
}
