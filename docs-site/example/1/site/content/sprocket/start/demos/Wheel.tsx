import * as React from 'react';

export default function Wheel() {
  const [turns, setTurns] = React.useState(0);
  return (
    <div>
      <button type="button" onClick={() => setTurns(turns + 1)}>
        Turn
      </button>
      <output> {turns} turns</output>
    </div>
  );
}
