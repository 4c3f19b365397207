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

/** What each one leaves behind has nothing to do with its prop. */
export const Leaving = ({ width = 1 }: { width?: number }) => {
  React.useEffect(() => document.body.style.setProperty('padding', `${++count}px`));
  return <p data-none={width > 1000} />;
};

let left = '';

/** A prop that shows in the next one alone, and another one that does nothing. */
export function Tracing({ mark = '' }: { mark?: string; idle?: string }) {
  const [found] = React.useState(left);
  React.useEffect(() => void (left = mark), [mark]);
  return <p>{found}</p>;
}

/** A prop that breaks it as soon as it is used. */
export function Fragile({ bad }: { bad?: boolean }) {
  const [isUsed, use] = React.useState(false);
  if (bad && isUsed) throw new Error('No such state.');
  return <button onClick={() => use(true)}>{isUsed ? 'Used' : 'Use'}</button>;
}

/** Props of which nothing comes but words in the console, or another start. */
export function Idle({ warn, onPress }: { warn?: boolean; defaultIdle?: string; onPress?: () => void }) {
  const id = React.useId();
  if (warn) console.warn('This prop does nothing.');
  return (
    <button id={id} onClick={onPress}>
      Press
    </button>
  );
}

/** A prop that it reads at its start alone. */
export const Started = ({ initialText = '' }: { initialText?: string }) => <p>{React.useState(initialText)[0]}</p>;

/** A prop that shows after a click, unless somebody else says what is open. */
export function Held({ open, closed }: { open?: boolean; closed?: string }) {
  const [isOpen, setOpen] = React.useState(true);
  const shown = open ?? isOpen;
  return <button onClick={() => setOpen(false)}>{shown ? 'Open' : open === undefined && closed}</button>;
}

export const HeldSpecimen = (Subject: typeof Held) => <Subject open />;
