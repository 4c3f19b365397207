import type { ReactNode } from 'react';
import { Button, useCounter } from 'sample-ui';

export function Counter({
  title,
  children,
}: {
  title: string;
  children?: ReactNode;
}) {
  const { count, add } = useCounter();
  return (
    <div>
      <Button variant="outline" onClick={add}>
        {title}: {count}
      </Button>
      <div>{children}</div>
    </div>
  );
}
