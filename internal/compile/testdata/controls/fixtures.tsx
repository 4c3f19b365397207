// Components whose props do something at rest, in use, together, or nothing at all.
import * as React from 'react';

export const Plain = ({ tone = 'red', label }: { tone?: string; label?: string }) => (
  <p style={{ color: tone }}>{label && 'Text'}</p>
);

let count = 0;

/** What it shows differs each time; its prop has no part in it. */
export const Restless: React.FC<{ label?: string }> = () => <p>{++count}</p>;

export const Told = ({ mode, onPress }: { mode?: string; onPress?: (mode?: string) => void }) => (
  <button onClick={() => onPress?.(mode)}>Press</button>
);

export function Hinted({ hint, delay = 500 }: { hint?: string; delay?: number }) {
  const [isOpen, open] = React.useState(false);
  const timer = React.useRef<ReturnType<typeof setTimeout>>(undefined);
  React.useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <button onMouseEnter={() => (timer.current = setTimeout(() => open(true), delay))}>Hover{isOpen && hint}</button>
  );
}

export const Paired = ({ rows = 2, multiline }: { rows?: number; multiline?: boolean }) =>
  multiline ? <textarea rows={rows} /> : <input />;

export function Thrown({ bad }: { bad?: boolean }) {
  if (bad) throw new Error('No such prop.');
  return <p>Good</p>;
}

/** Something that others leave behind. */
export const Leaving = ({ width = 1 }: { width?: number }) => {
  React.useEffect(() => document.body.style.setProperty('padding', `${++count}px`));
  return <p data-none={width > 1000} />;
};
