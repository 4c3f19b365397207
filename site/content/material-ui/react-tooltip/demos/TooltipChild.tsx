import * as React from 'react';
import Paper, { type PaperProps } from '@mui/material/Paper';
import Tooltip from '@mui/material/Tooltip';

const Score = React.forwardRef<HTMLDivElement, PaperProps>(
  function Score(props, ref) {
    return (
      <Paper
        {...props}
        ref={ref}
        variant="outlined"
        tabIndex={0}
        sx={{ px: 2, py: 1 }}
      >
        Score 82
      </Paper>
    );
  },
);

export default function TooltipChild() {
  return (
    <Tooltip describeChild title="Better than four of five entries">
      <Score />
    </Tooltip>
  );
}
