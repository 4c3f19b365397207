import { Slider, type SliderOwnerState } from '@mui/base/Slider';
import { styled } from '@mui/system';

const Volume = styled(Slider)({
  position: 'relative',
  display: 'block',
  boxSizing: 'border-box',
  width: 280,
  maxWidth: '100%',
  height: 32,
  padding: '12px 0',
  touchAction: 'none',
  '& .volume-rail': {
    position: 'absolute',
    insetInline: 0,
    height: 8,
    borderRadius: 4,
    backgroundColor: '#94a3b8',
  },
  '& .volume-track': {
    position: 'absolute',
    height: 8,
    borderRadius: 4,
    backgroundColor: '#0b57d0',
  },
  '& .volume-thumb': {
    position: 'absolute',
    top: 6,
    width: 20,
    height: 20,
    translate: '-50% 0',
    borderRadius: 10,
    backgroundColor: '#0b57d0',
    '&:focus-within': { outline: '3px solid #6ea8ff' },
    '&[data-dragging="true"]': { scale: '1.3' },
  },
});

export default function UsageSlotProps() {
  return (
    <Volume
      defaultValue={30}
      slotProps={{
        rail: { className: 'volume-rail' },
        track: { className: 'volume-track' },
        thumb: ({ dragging }: SliderOwnerState) => ({
          className: 'volume-thumb',
          'data-dragging': dragging || undefined,
        }),
        input: { 'aria-label': 'Volume' },
      }}
    />
  );
}
