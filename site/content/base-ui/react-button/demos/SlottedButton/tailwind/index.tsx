import * as React from 'react';
import { Button, type ButtonOwnerState } from '@mui/base/Button';

interface StarProps extends React.SVGProps<SVGSVGElement> {
  ownerState: ButtonOwnerState;
}

const Star = React.forwardRef<SVGSVGElement, StarProps>(function Star(
  { ownerState, ...props },
  ref,
) {
  const look = [
    'cursor-pointer rounded-xl fill-amber-700 hover:fill-amber-600',
    ownerState.active ? 'scale-95' : '',
    ownerState.focusVisible
      ? 'outline outline-[3px] outline-blue-400'
      : 'outline-none',
  ];

  return (
    <svg
      viewBox="0 0 64 64"
      width={72}
      height={72}
      {...props}
      className={look.join(' ')}
      ref={ref}
    >
      <path d="M32 4l8.6 18.6L61 25.2 46 39.3 49.8 60 32 50 14.2 60 18 39.3 3 25.2l20.4-2.6z" />
    </svg>
  );
});

export default function SlottedButton() {
  const [votes, setVotes] = React.useState(3);

  return (
    <div className="flex items-center gap-4">
      <Button
        slots={{ root: Star }}
        aria-label="Give a star"
        onClick={() => setVotes(votes + 1)}
      />
      <output>{votes} stars</output>
    </div>
  );
}
