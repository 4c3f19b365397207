// The picture of a playground: a component within what it needs, with the props that its controls give.
import * as React from 'react';
import { Boundary } from '../boundary';
import { say } from '../messages/say';
import { receive, tellShown, type Given, type IconValue } from './channel';
import { isSafe } from './safe';
import { withProps, type Specimen } from './staged';

export { withProps };

interface Spec {
  /** Of the demo. */
  name: string;
  /** What the page gives the component; null takes away what its specimen gives. */
  props: Record<string, unknown>;
  /** Prop for the element that holds what else would cover the window, "" for none. */
  contain?: string;
}

interface Within {
  specimen?: unknown;
  /** To choose from, by the names that controls give. */
  icons?: Record<string, React.ComponentType>;
  /** What goes around components that have no specimen. */
  Around?: React.ComponentType<{ children: React.ReactNode }>;
}

/** Before the browser paints; on the server, where nothing is painted, React wants another one. */
const useBrowserEffect = typeof document === 'undefined' ? React.useEffect : React.useLayoutEffect;

/** What the values of controls are to a component. */
function propsOf(given: Given, icons: Within['icons'] = {}): Given {
  const entries = Object.entries(given).map(([name, value]): [string, unknown] => {
    const Icon = icons[(value as IconValue | null | undefined)?.icon ?? ''];
    if (Icon) return [name, <Icon key={name} />];
    return [name, typeof value === 'string' && !isSafe(value) ? undefined : value];
  });
  return Object.fromEntries(entries);
}

/** Names of props that components read at their start alone. */
const readAtStart = /^(?:default|initial)[A-Z]|^(?:autoFocus|appear)$/;

/** Changes with what a component reads at its start alone, and with whether it is told what it else knows by itself. */
const startOf = (given: Given) =>
  JSON.stringify(
    Object.entries(given)
      .filter(([name]) => readAtStart.test(name) || /^(?:value|checked|open|expanded|selected)$/.test(name))
      .map(([name, value]) => [name, readAtStart.test(name) ? value : value === undefined]),
  );

/** Makes the component that a page shows for `{{"playground": "Button"}}`. */
export function stage(
  Component: React.ElementType,
  { name, props, contain }: Spec,
  { specimen, icons, Around = React.Fragment }: Within = {},
) {
  const first = Object.fromEntries(Object.entries(props).map(([prop, value]) => [prop, value ?? undefined]));
  return function Stage() {
    const [given, setGiven] = React.useState<Given>({});
    useBrowserEffect(() => receive(name, setGiven), []);
    useBrowserEffect(() => tellShown(name), [given]);
    const all = { ...first, ...(contain && { [contain]: roomOf(name) }), ...propsOf(given, icons) };
    const shown = (
      <Attempt key={startOf(given)} given={given}>
        <Around>{withProps(Component, all, specimen as Specimen | undefined)}</Around>
      </Attempt>
    );
    return (
      <>
        {contain ? <Room>{shown}</Room> : shown}
        {icons && Object.keys(icons).length > 0 && <Drawn icons={icons} />}
      </>
    );
  };
}

/** Pixels of what would cover a window. */
const roomHeight = 320;

/** What covers a window covers this instead. */
function Room({ children }: { children: React.ReactNode }) {
  const style = { position: 'relative', transform: 'translateX(0)', overflow: 'hidden' } as const;
  return (
    <div data-room="" style={{ ...style, width: '100%', minHeight: roomHeight }}>
      {children}
    </div>
  );
}

/** The room of a picture: asked for when it stands in the page, whoever is told of it first. */
const roomOf = (name: string) => () => document.querySelector(`[data-demo="${name}"] > [data-room]`);

/** The icons to choose from: pages take them from here for their controls. */
function Drawn({ icons }: { icons: NonNullable<Within['icons']> }) {
  return (
    <span hidden data-icons="">
      {Object.entries(icons).map(([name, Icon]) => (
        <Icon key={name} />
      ))}
    </span>
  );
}

/** Says when a component can't be shown with its props, and tries again with the next ones. */
function Attempt({ given, children }: { given: Given; children: React.ReactNode }) {
  const [failed, setFailed] = React.useState<Given>();
  if (failed === given) return <p role="alert">{say('The component can’t be shown with these props.')}</p>;
  return <Boundary onError={() => setFailed(given)}>{children}</Boundary>;
}
