import { Slider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';

const Dressed = styled(Slider)({
  position: 'relative',
  display: 'inline-block',
  width: 200,
  height: 24,
  [`& .${sliderClasses.rail}, & .${sliderClasses.track}`]: {
    position: 'absolute',
    top: 10,
    height: 4,
    borderRadius: 2,
  },
  [`& .${sliderClasses.rail}`]: {
    width: '100%',
    background: 'color-mix(in srgb, currentColor 20%, transparent)',
  },
  [`& .${sliderClasses.track}`]: { background: '#3b82f6' },
  [`& .${sliderClasses.thumb}`]: {
    position: 'absolute',
    top: 2,
    width: 20,
    height: 20,
    borderRadius: '50%',
    background: '#3b82f6',
    margin: '0 -10px',
  },
  '& input': { margin: 0, opacity: 0 },
});

export default function SliderPicture() {
  return <Dressed aria-label="Volume" defaultValue={60} />;
}
