import * as React from 'react';

interface Address {
  path: string;
  go: (path: string) => void;
}

const Place = React.createContext<Address>({ path: '/', go: () => {} });

/** Keeps the address in memory, as a router's memory history does. */
export function MemoryRouter(props: { start: string; children: React.ReactNode }) {
  const [path, go] = React.useState(props.start);
  const place = React.useMemo(() => ({ path, go }), [path]);
  return <Place.Provider value={place}>{props.children}</Place.Provider>;
}

export const usePath = () => React.useContext(Place).path;

/** A router's link: an `a` that changes the address without loading a page. */
export const RouterLink = React.forwardRef<
  HTMLAnchorElement,
  React.ComponentPropsWithoutRef<'a'>
>(function RouterLink({ href = '/', onClick, ...props }, ref) {
  const { go } = React.useContext(Place);
  return (
    <a
      {...props}
      ref={ref}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        go(href);
      }}
    />
  );
});
