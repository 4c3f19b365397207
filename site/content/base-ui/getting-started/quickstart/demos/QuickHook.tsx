import * as React from 'react';
import { useButton } from '@mui/base/useButton';
import { styled } from '@mui/system';

const Ticket = styled('span')({
  display: 'inline-block',
  padding: '10px 18px',
  borderRadius: 99,
  backgroundColor: '#0f766e',
  color: '#fff',
  font: '600 15px/20px system-ui, sans-serif',
  cursor: 'pointer',
  '&[data-active="true"]': { backgroundColor: '#134e4a' },
  '&:focus-visible': { outline: '3px solid #6ea8ff', outlineOffset: 2 },
});

export default function QuickHook() {
  const [count, setCount] = React.useState(1);
  const rootRef = React.useRef<HTMLSpanElement>(null);
  const { active, getRootProps } = useButton({ rootRef });

  return (
    <Ticket
      {...getRootProps({ onClick: () => setCount(count + 1) })}
      data-active={active}
    >
      Tickets: {count}
    </Ticket>
  );
}
