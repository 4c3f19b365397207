// A window as narrow as a telephone, for whoever asks a media query in a script.
const width = 390;

const limit = /\((min|max)-width:\s*([\d.]+)px\)/g;

/** Whether the parts of a query that are about the width, and about a pointer, hold for a telephone. */
function holds(query: string): boolean {
  const widths = [...query.matchAll(limit)].every(([, side, pixels]) =>
    side === 'min' ? width >= Number(pixels) : width <= Number(pixels),
  );
  return widths && !/pointer:\s*fine|hover:\s*hover|prefers-|print/.test(query);
}

/** Does something while scripts think that the window is narrow. */
export async function narrowly(work: () => Promise<void>) {
  const wide = globalThis.matchMedia;
  globalThis.matchMedia = (query) =>
    ({
      matches: holds(query),
      media: query,
      addListener() {},
      removeListener() {},
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
  try {
    await work();
  } finally {
    globalThis.matchMedia = wide;
  }
}
