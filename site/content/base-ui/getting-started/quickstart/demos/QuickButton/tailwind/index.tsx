import { Button } from '@mui/base/Button';

export default function QuickButton() {
  return (
    <Button
      slotProps={{
        root: ({ active, focusVisible }) => ({
          className: [
            'cursor-pointer rounded-full border-0 px-5 py-3 text-[15px] font-semibold leading-5 text-white',
            active ? 'bg-teal-900' : 'bg-teal-700 hover:bg-teal-800',
            focusVisible
              ? 'outline outline-[3px] outline-offset-2 outline-blue-400'
              : 'outline-none',
          ].join(' '),
        }),
      }}
    >
      Print the ticket
    </Button>
  );
}
