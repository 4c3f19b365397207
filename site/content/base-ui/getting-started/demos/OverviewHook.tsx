import { useSwitch } from '@mui/base/useSwitch';
import { styled } from '@mui/system';

const Lamp = styled('label')({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  padding: '10px 16px',
  border: '2px solid currentColor',
  borderRadius: 99,
  font: '500 15px/20px system-ui, sans-serif',
  '&[data-on="true"]': {
    borderColor: '#b45309',
    backgroundColor: '#fef3c7',
    color: '#451a03',
  },
  '&[data-focus="true"]': { outline: '3px solid #6ea8ff', outlineOffset: 2 },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0 },
});

export default function OverviewHook() {
  const { checked, focusVisible, getInputProps } = useSwitch({
    defaultChecked: true,
  });

  return (
    <Lamp data-on={checked} data-focus={focusVisible}>
      <input {...getInputProps()} />
      <span aria-hidden>{checked ? '●' : '○'}</span>
      Reading lamp
    </Lamp>
  );
}
