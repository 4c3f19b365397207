import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'node_modules/@mui/x-data-grid';

export interface GridEvent {
  name: string;
  /** The prop that takes a handler of it, if there is one. */
  prop?: string;
  /** What a handler gets. */
  handler: string;
}

/** The text between braces, the first of which stands before `start`. */
function within(text: string, start: number): string {
  let depth = 1;
  let at = start;
  for (; depth > 0 && at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}') depth--;
  }
  return text.slice(start, at - 1);
}

/** The type of a member in the body of an object type, on one line. */
function typeOf(member: string, body: string): string | undefined {
  const begin = new RegExp(`(?:^|;|\\n)\\s*${member}: `).exec(body);
  if (!begin) return undefined;
  let depth = 0;
  const start = begin.index + begin[0].length;
  let at = start;
  for (; at < body.length && (depth > 0 || body[at] !== ';'); at++) {
    if ('{<('.includes(body[at]!)) depth++;
    if ('}>)'.includes(body[at]!) && body[at - 1] !== '=') depth--;
  }
  return body.slice(start, at).replace(/\s+/g, ' ');
}

function sources(path: string): string[] {
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const file = join(path, entry.name);
    if (entry.isDirectory())
      return /^(legacy|modern|node|node_modules)$/.test(entry.name)
        ? []
        : sources(file);
    return entry.name.endsWith('.js') ? [readFileSync(file, 'utf8')] : [];
  });
}

/** The events that the installed grid publishes, from its types and its sources. */
export function eventsOf(root: string): GridEvent[] {
  const at = join(root, folder);
  const lookup = readFileSync(
    join(at, 'models/events/gridEventLookup.d.ts'),
    'utf8',
  );
  const props = readFileSync(join(at, 'models/props/DataGridProps.d.ts'), 'utf8');
  const code = sources(at).join('\n');
  const propOf = new Map(
    [...props.matchAll(/(on\w+)\?: GridEventListener<'(\w+)'>/g)].map(
      ([, prop, event]) => [event!, prop!],
    ),
  );
  const published = new Set(
    [...code.matchAll(/\b(?:publish\w*|changeEvent)(?:\(|: )\s*'(\w+)'/g)].map(
      ([, name]) => name!,
    ),
  );
  const events: GridEvent[] = [];
  for (const found of lookup.matchAll(/\n {4}(\w+): \{/g)) {
    const name = found[1]!;
    const comment = lookup.slice(0, found.index).split('/**').at(-1)!;
    const prop = propOf.get(name);
    if (!published.has(name) || (comment.includes('@ignore') && !prop)) continue;
    const body = within(lookup, found.index + found[0].length);
    const params = typeOf('params', body) ?? 'undefined';
    const event = typeOf('event', body) ?? '{}';
    events.push({
      name,
      prop,
      handler: `(params: ${params}, event: MuiEvent<${event}>, details: GridCallbackDetails) => void`,
    });
  }
  return events.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

export default function generate({ project }: { project: string }) {
  return { files: {}, data: eventsOf(project) };
}
