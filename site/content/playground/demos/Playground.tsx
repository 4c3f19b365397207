import * as React from 'react';
import Button from '@mui/material/Button';

export default function Playground() {
  const [count, setCount] = React.useState(0);
  return (
    <Button variant="contained" onClick={() => setCount(count + 1)}>
      Pressed {count} times
    </Button>
  );
}
