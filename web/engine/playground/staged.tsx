// A component with the props of a playground over those that it is shown with.
import * as React from 'react';
import type { Given } from './channel';

type Subject = React.ComponentType<Record<string, unknown>>;

/** Shows a component within what it needs. */
export type Specimen = (subject: Subject) => React.ReactNode;

const Chosen = React.createContext<Given>({});

/** What React needs of a component; everything else on it is for its library. */
const own = /^(?:\$\$typeof|render|type|compare|propTypes|defaultProps|displayName|contextTypes|childContextTypes)$/;

/** A component that takes chosen props by itself: it stays the same one, so that its state outlives other values. */
function staged(Component: React.ElementType): Subject {
  const Shown = Component as Subject;
  const Staged = React.forwardRef<unknown, Record<string, unknown>>(function Staged(given, ref) {
    const chosen = React.useContext(Chosen);
    const props: Record<string, unknown> = { ...given, ...chosen };
    for (const name of Object.keys(chosen)) if (chosen[name] === undefined) delete props[name];
    return <Shown {...props} {...(ref && { ref })} />;
  });
  return Object.assign(Staged, marksOf(Component)) as unknown as Subject;
}

/** What libraries look for on that which stands in their components. */
function marksOf(Component: React.ElementType) {
  if (typeof Component === 'string') return {};
  return Object.fromEntries(Object.entries(Component).filter(([name]) => !own.test(name)));
}

const known = new WeakMap<object, Subject>();

/** Shows a component with chosen props over those of its specimen; one that is undefined is taken away. */
export function withProps(Component: React.ElementType, props: Given, specimen?: Specimen): React.ReactNode {
  const key = Component as unknown as object;
  let Staged = known.get(key);
  if (!Staged) known.set(key, (Staged = staged(Component)));
  return <Chosen.Provider value={props}>{specimen ? specimen(Staged) : <Staged />}</Chosen.Provider>;
}
