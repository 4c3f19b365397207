// The picture of a playground: a component within what it needs, with the props that its controls give.
import * as React from 'react';
import { Boundary } from '../boundary';
import { valuesOf, type Guess } from '../guess';
import { say } from '../messages/say';
import { receive, tellShown, type Given, type IconValue } from './channel';
import { isSafe } from './safe';
import { withProps, type Specimen } from './staged';

export { withProps };

interface Spec {
  /** Of the demo. */
  name: string;
  /** What the component is shown with. */
  props: Record<string, Guess>;
}

interface Within {
  specimen?: unknown;
  /** To choose from, by the names that controls give. */
  icons?: Record<string, React.ComponentType>;
}

/** What the values of controls are to a component. */
function propsOf(given: Given, icons: Within['icons'] = {}): Given {
  const entries = Object.entries(given).map(([name, value]): [string, unknown] => {
    const Icon = icons[(value as IconValue | null | undefined)?.icon ?? ''];
    if (Icon) return [name, <Icon key={name} />];
    return [name, typeof value === 'string' && !isSafe(value) ? undefined : value];
  });
  return Object.fromEntries(entries);
}

/** Changes with what a component reads at its start alone, and with whether it is told what it else knows by itself. */
const startOf = (given: Given) =>
  JSON.stringify(
    Object.entries(given)
      .filter(([name]) => /^default[A-Z]|^(?:value|checked|open|expanded|selected)$/.test(name))
      .map(([name, value]) => [name, name.startsWith('default') ? value : value === undefined]),
  );

/** Makes the component that a page shows for `{{"playground": "Button"}}`. */
export function stage(Component: React.ElementType, { name, props }: Spec, { specimen, icons }: Within = {}) {
  const initial = valuesOf(props);
  return function Stage() {
    const [given, setGiven] = React.useState<Given>({});
    React.useLayoutEffect(() => receive(name, setGiven), []);
    React.useLayoutEffect(() => tellShown(name), [given]);
    const all = { ...initial, ...propsOf(given, icons) };
    return (
      <Attempt key={startOf(given)} given={given}>
        {withProps(Component, all, specimen as Specimen | undefined)}
      </Attempt>
    );
  };
}

/** Says when a component can't be shown with its props, and tries again with the next ones. */
function Attempt({ given, children }: { given: Given; children: React.ReactNode }) {
  const [failed, setFailed] = React.useState<Given>();
  if (failed === given) return <p role="alert">{say('The component can’t be shown with these props.')}</p>;
  return <Boundary onError={() => setFailed(given)}>{children}</Boundary>;
}
