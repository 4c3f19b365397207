import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import './HomeNumber.css';

export default function HomeNumber() {
  return (
    <NumberInput
      defaultValue={12}
      min={0}
      max={99}
      slotProps={{
        root: { className: 'home-number' },
        input: {
          role: 'spinbutton',
          'aria-label': 'Number of gauges',
          className: 'home-number-field',
        },
        decrementButton: { className: 'home-number-step', children: '−' },
        incrementButton: { className: 'home-number-step last', children: '+' },
      }}
    />
  );
}
