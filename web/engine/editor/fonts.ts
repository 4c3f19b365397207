// The fonts of a library's stylesheet as data addresses: the frame of an edited demo fetches nothing.

/** Subsets of a text font for scripts other than Latin, which would be large and are not in icon fonts. */
const isForeign = (rule: string) => {
  const range = /unicode-range:([^;}]*)/i.exec(rule)?.[1];
  return range !== undefined && !/u\+(0+-|(e[0-9a-f]|f[0-8])[0-9a-f]{2})/i.test(range);
};

/** The source of a rule that a browser would choose: woff2, else the last one, as the older formats come first. */
function sourceOf(rule: string) {
  const sources = [...rule.matchAll(/url\(\s*(['"]?)([^'")]+)\1\s*\)/g)].map(([, , address]) => address!);
  return sources.find((address) => /\.woff2(\?|#|$)/.test(address)) ?? sources.at(-1);
}

async function dataAddress(font: Blob) {
  let bytes = '';
  for (const byte of new Uint8Array(await font.arrayBuffer())) bytes += String.fromCharCode(byte);
  return `data:application/octet-stream;base64,${btoa(bytes)}`;
}

/** A stylesheet with its fonts in it. Rules whose fonts can't be fetched stay as they are. */
export async function withFonts(css: string, fetchFont: (address: string) => Promise<Blob>): Promise<string> {
  const rules = [...new Set(css.match(/@font-face\s*\{[^}]*\}/g))];
  const filled = await Promise.all(
    rules.map(async (rule) => {
      const source = sourceOf(rule);
      if (!source || rule.includes('data:') || isForeign(rule)) return rule;
      const data = await fetchFont(source).then(dataAddress, () => undefined);
      return data ? `${rule.replace(/src:[^;}]*(;|(?=\}))/g, '').replace(/\}$/, `;src:url(${data})}`)}` : rule;
    }),
  );
  return rules.reduce((text, rule, index) => text.replaceAll(rule, () => filled[index]!), css);
}
