import * as React from 'react';
import Input from '@mui/joy/Input';
import { styled } from '@mui/joy/styles';

const FloatingInput = styled('input')({
  border: 0,
  outline: 0,
  minWidth: 0,
  width: '100%',
  font: 'inherit',
  color: 'inherit',
  background: 'transparent',
  paddingBlock: '1.25em 0.375em',
  // The placeholder is a space: it only tells the label whether there is a value.
  '&:focus + label, &:not(:placeholder-shown) + label': {
    top: '0.375em',
    fontSize: '0.75em',
  },
});

const FloatingLabel = styled('label')(({ theme }) => ({
  position: 'absolute',
  top: '0.8em',
  lineHeight: 1,
  pointerEvents: 'none',
  color: theme.vars.palette.text.secondary,
  transition: 'top 150ms, font-size 150ms',
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
}));

interface FieldProps extends React.ComponentPropsWithoutRef<'input'> {
  label: string;
}

const FloatingField = React.forwardRef<HTMLInputElement, FieldProps>(
  function FloatingField({ label, ...props }, ref) {
    const id = React.useId();

    return (
      <React.Fragment>
        <FloatingInput {...props} ref={ref} id={id} placeholder=" " />
        <FloatingLabel htmlFor={id}>{label}</FloatingLabel>
      </React.Fragment>
    );
  },
);

export default function JoyInputFloating() {
  const slotProps = { input: { label: 'Street and number' } };

  return (
    <Input
      slots={{ input: FloatingField }}
      slotProps={slotProps}
      sx={{ '--Input-minHeight': '56px', width: 'min(320px, 100%)' }}
    />
  );
}
