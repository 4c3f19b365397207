import * as React from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

const Berth = React.forwardRef<HTMLButtonElement, ButtonProps>(
  function Berth(props, ref) {
    return <Button ref={ref} variant="outlined" size="large" {...props} />;
  },
);

export default function CompositionRef() {
  return (
    <Tooltip title="Free until Sunday" describeChild>
      <Berth>C 14</Berth>
    </Tooltip>
  );
}
