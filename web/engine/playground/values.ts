// What the controls of a playground can be set to: flat fields by the paths of their props.
import type { Control, ControlKind } from '../contract/contract.gen';
import { isSafe } from './safe';

/** What a prop is set to; undefined where it is not. */
export type Value = string | number | boolean | null | undefined;

/** Values by path: size, anchorOrigin.vertical. Only those that a reader has changed. */
export type Values = Readonly<Record<string, Value>>;

/** A control that sets one value. */
export interface PlaygroundField {
  path: string;
  kind: Exclude<ControlKind, 'object'>;
  values: readonly Value[];
  default: Value;
  initial: Value;
}

/** The longest text that a link may set. */
const longestText = 200;

/** The fields of controls, those of objects by themselves. */
export function fieldsOf(controls: readonly Control[] | null | undefined, parent = ''): PlaygroundField[] {
  return (controls ?? []).flatMap(({ name, kind, values, fields, default: standard, initial }) => {
    const path = parent + name;
    if (kind === 'object') return fieldsOf(fields, `${path}.`);
    return [{ path, kind, values: values ?? [], default: standard, initial }];
  });
}

/** Whether a value says nothing that its absence would not say as well. */
export const isDefault = ({ kind, default: standard }: PlaygroundField, value: Value) =>
  value === undefined || value === standard || (kind === 'switch' && value === false && standard === undefined);

/** What a field shows: the reader's value, else what the picture begins with. */
export const shown = ({ path, initial }: PlaygroundField, values: Values): Value =>
  path in values ? values[path] : initial;

/** Puts a value in its place; values that the picture begins with are not kept. */
export function withValue(values: Values, field: PlaygroundField, value: Value): Values {
  const { [field.path]: _, ...others } = values;
  const begun = field.initial === undefined ? isDefault(field, value) : value === field.initial;
  return begun ? others : { ...others, [field.path]: value };
}

/** What a text of a link or of an input means for a field; undefined where it is no value of it. */
export function parse(field: PlaygroundField, text: string, icons: readonly string[]): Value {
  switch (field.kind) {
    case 'switch':
      return text === '' || text === 'true' ? true : text === 'false' ? false : undefined;
    case 'number':
      return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined;
    case 'choice':
      return [...field.values, field.default].find((value) => value !== undefined && String(value) === text);
    case 'icon':
      return text === 'null' ? null : icons.find((icon) => icon === text);
    default:
      return isSafe(text) && text.length <= longestText ? text : undefined;
  }
}
