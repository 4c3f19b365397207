import { useState } from 'react';
import { Button } from '@acme/parts';

export default function ButtonSizes() {
  const [count, setCount] = useState(1);
  return (
    <div className="flex items-center gap-3">
      <Button
        size="small"
        look="outline"
        disabled={count === 0}
        onClick={() => setCount(count - 1)}
      >
        Less
      </Button>
      <output className="min-w-8 text-center text-lg tabular-nums">{count}</output>
      <Button className="tracking-widest" onClick={() => setCount(count + 1)}>
        More
      </Button>
    </div>
  );
}
