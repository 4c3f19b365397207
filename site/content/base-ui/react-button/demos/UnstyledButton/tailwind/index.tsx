import { Button } from '@mui/base/Button';

export default function UnstyledButton() {
  return (
    <Button
      slotProps={{
        root: ({ active, focusVisible }) => ({
          className: [
            'cursor-pointer rounded-lg border-0 px-[18px] py-2.5 text-[15px] font-semibold leading-5 text-white',
            active ? 'translate-y-px bg-blue-900' : 'bg-blue-700 hover:bg-blue-800',
            focusVisible
              ? 'outline outline-[3px] outline-offset-2 outline-blue-400'
              : 'outline-none',
          ].join(' '),
        }),
      }}
    >
      Send invoice
    </Button>
  );
}
