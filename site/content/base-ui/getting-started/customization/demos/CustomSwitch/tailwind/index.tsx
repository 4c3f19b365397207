import { Switch, type SwitchOwnerState } from '@mui/base/Switch';

const slotProps = {
  root: { className: 'relative inline-block h-7 w-12' },
  track: ({ checked, focusVisible }: SwitchOwnerState) => ({
    className: [
      'absolute inset-0 rounded-full',
      checked ? 'bg-amber-700' : 'bg-slate-500',
      focusVisible ? 'outline outline-[3px] outline-offset-2 outline-blue-400' : '',
    ].join(' '),
  }),
  thumb: ({ checked }: SwitchOwnerState) => ({
    className: [
      'absolute left-1 top-1 h-5 w-5 rounded-full bg-white transition-transform',
      checked ? 'translate-x-5' : '',
    ].join(' '),
  }),
  input: {
    'aria-label': 'Lamp',
    className: 'absolute inset-0 m-0 h-full w-full cursor-pointer opacity-0',
  },
};

export default function CustomSwitch() {
  return <Switch slotProps={slotProps} />;
}
