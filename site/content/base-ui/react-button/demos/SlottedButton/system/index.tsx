import * as React from 'react';
import { Button, buttonClasses, type ButtonOwnerState } from '@mui/base/Button';
import { styled } from '@mui/system';
import Box from '@mui/system/Box';

interface StarProps extends React.SVGProps<SVGSVGElement> {
  ownerState: ButtonOwnerState;
}

const Star = React.forwardRef<SVGSVGElement, StarProps>(function Star(
  { ownerState: _, ...props },
  ref,
) {
  return (
    <svg viewBox="0 0 64 64" width={72} height={72} {...props} ref={ref}>
      <path d="M32 4l8.6 18.6L61 25.2 46 39.3 49.8 60 32 50 14.2 60 18 39.3 3 25.2l20.4-2.6z" />
    </svg>
  );
});

const StarShape = styled(Star)({
  fill: '#b45309',
  borderRadius: 12,
  cursor: 'pointer',
  '&:hover': { fill: '#d97706' },
  [`&.${buttonClasses.active}`]: { transform: 'scale(0.94)' },
  [`&.${buttonClasses.focusVisible}`]: { outline: '3px solid #6ea8ff' },
});

export default function SlottedButton() {
  const [votes, setVotes] = React.useState(3);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Button
        slots={{ root: StarShape }}
        aria-label="Give a star"
        onClick={() => setVotes(votes + 1)}
      />
      <output>{votes} stars</output>
    </Box>
  );
}
