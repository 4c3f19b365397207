// The doors to playgrounds on the lists of the reference: a page loads nothing of one before its address names it, or a
// control of it. The script that opens them listens by itself from then on.
export function startDoors(script: string | undefined) {
  const open = () => {
    if (script && location.hash.startsWith('#playground-')) void import(script);
  };
  addEventListener('hashchange', open);
  open();
}
