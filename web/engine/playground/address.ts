// The state of a playground as an address: #playground-button?variant=contained&disabled&state=hover. It is read as
// data alone: what is no value of a control is ignored.
import { parse, type PlaygroundField, type Values } from './values';

/** The state of the picture that no prop makes. */
export type Pose = 'rest' | 'hover' | 'focus';

export interface PlaygroundState {
  values: Values;
  pose: Pose;
}

/** What a playground knows of its addresses. */
export interface Addressed {
  id: string;
  fields: readonly PlaygroundField[];
  icons: readonly string[];
  states: readonly string[];
}

/** The longest hash that is read. */
const longestHash = 4000;

export const initialState: PlaygroundState = { values: {}, pose: 'rest' };

/** Which figure a hash is about. */
export const figureOf = (hash: string) => hash.slice(1).split('?')[0]!;

/** The hash of a state. */
export function hashOf({ id, fields }: Addressed, { values, pose }: PlaygroundState): string {
  const parameters = new URLSearchParams();
  for (const { path, kind } of fields) {
    if (!(path in values)) continue;
    const value = values[path];
    parameters.append(path, kind === 'switch' && value === true ? '' : String(value ?? (value === null ? null : '')));
  }
  if (pose !== 'rest') parameters.append('state', pose);
  const text = parameters.toString();
  const switches = new Set(fields.filter(({ kind }) => kind === 'switch').map(({ path }) => path));
  const readable = text
    .split('&')
    .map((one) => (one.endsWith('=') && switches.has(one.slice(0, -1)) ? one.slice(0, -1) : one))
    .join('&');
  return `#${id}${readable && '?'}${readable}`;
}

/** The state that a hash asks for; undefined where it is about something else. */
export function stateOf({ id, fields, icons, states }: Addressed, hash: string): PlaygroundState | undefined {
  if (figureOf(hash) !== id || hash.length > longestHash) return undefined;
  const given = new URLSearchParams(hash.slice(id.length + 2));
  const values: Record<string, Values[string]> = {};
  for (const field of fields) {
    const text = given.get(field.path);
    if (text === null) continue;
    if (field.kind !== 'switch' && field.kind !== 'icon' && text === '' && field.initial !== undefined) {
      values[field.path] = undefined; // what the picture begins with is taken away
      continue;
    }
    const value = parse(field, text, icons);
    if (value !== undefined) values[field.path] = value;
  }
  const pose = given.get('state');
  const known = (pose === 'hover' || pose === 'focus') && states.includes(pose);
  return { values, pose: known ? pose : 'rest' };
}
