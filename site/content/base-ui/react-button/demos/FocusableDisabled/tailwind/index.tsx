import { Button, type ButtonOwnerState } from '@mui/base/Button';

const root = ({ disabled, focusVisible }: ButtonOwnerState) => ({
  className: [
    'rounded-lg border border-slate-500 bg-slate-100 px-3.5 py-2 text-[15px] font-medium leading-5',
    disabled ? 'border-dashed text-slate-600' : 'text-slate-900',
    focusVisible
      ? 'outline outline-[3px] outline-offset-2 outline-blue-400'
      : 'outline-none',
  ].join(' '),
});

export default function FocusableDisabled() {
  return (
    <div role="group" aria-label="Changes" className="flex gap-3">
      <Button slotProps={{ root }}>Undo</Button>
      <Button slotProps={{ root }} disabled focusableWhenDisabled>
        Redo
      </Button>
    </div>
  );
}
