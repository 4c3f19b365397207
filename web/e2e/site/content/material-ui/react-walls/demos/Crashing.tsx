import * as React from 'react';

export default function Crashing() {
  const [broken, setBroken] = React.useState(false);
  if (broken) {
    throw new Error('The demo was asked to break.');
  }
  return (
    <button type="button" onClick={() => setBroken(true)}>
      Break
    </button>
  );
}
