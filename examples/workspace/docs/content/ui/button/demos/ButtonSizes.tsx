import { useState } from 'react';
import { Button } from '@acme/ui/button';

export default function ButtonSizes() {
  const [count, setCount] = useState(0);
  return (
    <div>
      <Button size="small" onClick={() => setCount(count - 1)}>
        Less
      </Button>{' '}
      <output>{count}</output>{' '}
      <Button size="large" onClick={() => setCount(count + 1)}>
        More
      </Button>
    </div>
  );
}
