import * as React from 'react';
import { Slider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';

const Dial = styled(Slider)({
  position: 'relative',
  display: 'block',
  boxSizing: 'border-box',
  width: 280,
  maxWidth: '100%',
  height: 32,
  padding: '12px 0',
  touchAction: 'none',
  [`& .${sliderClasses.rail}`]: {
    position: 'absolute',
    insetInline: 0,
    height: 8,
    borderRadius: 4,
    backgroundColor: '#94a3b8',
  },
  [`& .${sliderClasses.track}`]: {
    position: 'absolute',
    height: 8,
    borderRadius: 4,
    backgroundColor: '#0b57d0',
  },
  [`& .${sliderClasses.thumb}`]: {
    position: 'absolute',
    top: 2,
    translate: '-50% 0',
    borderRadius: 14,
    '&:focus-within': { outline: '3px solid #6ea8ff' },
  },
});

const Value = styled('span')({
  display: 'block',
  width: 48,
  borderRadius: 14,
  backgroundColor: '#0b57d0',
  color: '#f8fafc',
  font: '600 13px/28px system-ui, sans-serif',
  textAlign: 'center',
});

function ValueLabel({ children }: { children: React.ReactNode }) {
  return <Value aria-hidden>{children} %</Value>;
}

export default function OverviewSlots() {
  return (
    <Dial
      defaultValue={40}
      getAriaValueText={(value) => `${value} percent`}
      slots={{ valueLabel: ValueLabel }}
      slotProps={{ input: { 'aria-label': 'Brightness' } }}
    />
  );
}
