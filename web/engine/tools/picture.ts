// Pictures that a demo imports, as data: where it runs outside of its page, no file lies beside it.

/** The name of a picture beside the code, between its quotes. */
const beside = /(['"])\.\/([\w.-]+)\.(svg|png|webp|avif|jpe?g|gif)\1/g;

const known = new Map<string, Promise<string>>();

/** A picture as a data address, fetched once. */
function dataOf(address: string): Promise<string> {
  let data = known.get(address);
  if (!data) {
    data = fetch(address).then(async (answer) => {
      if (!answer.ok) throw new Error('A picture of the demo could not be loaded. Check the connection and try again.');
      const content = await answer.blob();
      return new Promise<string>((resolve, reject) => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result as string);
        reader.onerror = () => reject(reader.error!);
        reader.readAsDataURL(content);
      });
    });
    data.catch(() => known.delete(address));
    known.set(address, data);
  }
  return data;
}

/** The pictures that some code names, by their names, as data addresses; `source` is where its text stands. */
export async function picturesIn(code: string, source: string): Promise<Record<string, string>> {
  const names = new Set([...code.matchAll(beside)].map(([, , name, ending]) => `${name}.${ending}`));
  const loaded = [...names].map(async (name) => {
    const address = new URL(name, new URL(source, location.href));
    return [name, await dataOf(address.href)] as const;
  });
  return Object.fromEntries(await Promise.all(loaded));
}

/** Code that imports its pictures from modules, and these, by name without ending: any bundler can read them. */
export function asModules(code: string, pictures: Record<string, string>) {
  const modules: Record<string, string> = {};
  const rewritten = code.replace(beside, (text, quote: string, name: string, ending: string) => {
    const data = pictures[`${name}.${ending}`];
    if (!data) return text;
    modules[`${name}-${ending}`] = `export default '${data.replaceAll("'", '%27')}';\n`;
    return `${quote}./${name}-${ending}${quote}`;
  });
  return { code: rewritten, modules };
}

/** A compiled script whose pictures stand in it. No line moves. */
export const inlined = (script: string, pictures: Record<string, string>) =>
  script.replace(/\brequire\((['"])\.\/([\w.-]+)\1\)/g, (text, _quote: string, name: string) =>
    pictures[name] ? `({ __esModule: true, default: ${JSON.stringify(pictures[name])} })` : text,
  );
