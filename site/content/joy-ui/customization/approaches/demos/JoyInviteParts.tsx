import * as React from 'react';
import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

interface CodeFieldProps extends React.InputHTMLAttributes<HTMLInputElement> {
  ownerState?: object;
}

const CodeField = React.forwardRef<HTMLInputElement, CodeFieldProps>(
  function CodeField({ ownerState, ...props }, ref) {
    return (
      <input
        {...props}
        ref={ref}
        style={{
          width: '11ch',
          border: 0,
          outline: 'none',
          background: 'none',
          color: 'inherit',
          font: 'inherit',
          letterSpacing: '0.3em',
        }}
      />
    );
  },
);

export default function JoyInviteParts() {
  return (
    <Stack direction="row" spacing={1}>
      <Input
        slots={{ input: CodeField }}
        slotProps={{
          input: {
            'aria-label': 'Invitation code',
            maxLength: 6,
            placeholder: 'QX7K2B',
          },
        }}
      />
      <Button component="a" href="#one-part-slots-and-slotprops">
        Join the board
      </Button>
    </Stack>
  );
}
