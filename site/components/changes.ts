import type { Changed } from '../generators/changes';

type Release = Changed['releases'][number];
export type Change = Release['changes'][number];

const nouns: Record<string, [one: string, many: string]> = {
  class: ['class', 'classes'],
  component: ['component', 'components'],
  hook: ['hook', 'hooks'],
  interface: ['interface', 'interfaces'],
  member: ['member', 'members'],
  parameter: ['parameter', 'parameters'],
  prop: ['prop', 'props'],
  return: ['returned value', 'returned values'],
  slot: ['slot', 'slots'],
  value: ['exported value', 'exported values'],
};

const nounOf = (kind: string, count: number) =>
  (nouns[kind] ?? [kind, `${kind}s`])[count === 1 ? 0 : 1];

const verbs: Record<string, string> = {
  added: 'new',
  removed: 'removed',
  default: 'with another default',
  deprecated: 'deprecated',
  required: 'required now',
  retyped: 'with another type',
};

/** What a release did, in numbers: "3 classes new, 1 prop with another default". */
export function summary({ changes }: Release): string {
  const counts = new Map<string, number>();
  for (const { change, kind } of changes) {
    const key = `${change} ${kind}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts]
    .map(([key, count]) => {
      const [change, kind] = key.split(' ') as [string, string];
      return `${count} ${nounOf(kind, count)} ${verbs[change] ?? change}`;
    })
    .join(', ');
}

/** What a release is about: the one thing that it changed, or how many it touched. */
export function subject({ changes }: Release): string {
  const names = [...new Set(changes.map(({ of, name }) => of ?? name))];
  return names.length > 2
    ? `${names[0]}, ${names[1]} and ${names.length - 2} more`
    : names.join(' and ');
}

/** One change in words: "class of ToggleButtonGroup, new". */
export function words({ change, kind, of }: Change): string {
  return `${nounOf(kind, 1)}${of ? ` of ${of}` : ''}, ${verbs[change] ?? change}`;
}
