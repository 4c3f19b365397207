import * as React from 'react';
import Button from '@mui/material/Button';
import styles from './counter.module.css';

export function Counter({ title, children }: { title: string; children?: React.ReactNode }) {
  const [count, setCount] = React.useState(0);
  return (
    <div className={styles.counter}>
      <Button color="inherit" onClick={() => setCount(count + 1)}>
        {title}: {count}
      </Button>
      <div>{children}</div>
    </div>
  );
}
