// Addresses of a demo's source: `#Name.tsx` and `#Name.js` open it (catalogue DL-2), also after the page has loaded.

/** Name of the demo whose source an address asks for. */
export const demoOfHash = (hash: string) => /^#(?:(?:system|tailwind|css)-)?(.+)\.(?:js|tsx)$/.exec(hash)?.[1];

export function startSources() {
  const open = () => {
    const name = demoOfHash(location.hash);
    const source = name && document.getElementById(decodeURIComponent(name))?.querySelector('details');
    if (source) {
      source.open = true;
    }
  };
  addEventListener('hashchange', open);
  open();
}
