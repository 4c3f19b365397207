import * as React from 'react';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function Stars() {
  const [count, setCount] = React.useState<number>(0);
  return (
    <Tooltip title={'One more star. '.repeat(12)}>
      <Button onClick={() => setCount(count + 1)}>Counted {count} stars</Button>
    </Tooltip>
  );
}
