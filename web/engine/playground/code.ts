// What a panel's values mean: the props of the preview, and the code that a reader may take along.

export type Value = string | number | boolean | undefined;
export type Values = Record<string, Value>;

export interface Control {
  name: string;
  kind: 'switch' | 'select' | 'text' | 'number';
  /** Of a select. */
  values?: (string | number | boolean)[];
  /** What holds when nothing is set. */
  standard?: Value;
}

export interface Spec {
  name: string;
  /** The import statement. */
  statement: string;
  controls: Control[];
  initial: Values;
}

const isSet = ({ standard }: Control, value: Value) =>
  value !== undefined && value !== standard && !(value === false && standard === undefined);

/** The props of the preview: those that say something. */
export function propsOf({ controls }: Spec, values: Values): Record<string, Value> {
  return Object.fromEntries(
    controls.filter((control) => isSet(control, values[control.name])).map(({ name }) => [name, values[name]]),
  );
}

const plain = /^[^"\\{}<>&\n]*$/;

function attribute(name: string, value: Value): string {
  if (value === true) return name;
  if (typeof value === 'string') return plain.test(value) ? `${name}="${value}"` : `${name}={${JSON.stringify(value)}}`;
  return `${name}={${String(value)}}`;
}

/** The longest line of code that is kept on one. */
const width = 72;

/** The code of the preview, as somebody would write it: defaults are left out. */
export function codeOf(spec: Spec, values: Values): string {
  const { children, ...props } = propsOf(spec, values);
  const attributes = Object.entries(props).map(([name, value]) => attribute(name, value));
  const text =
    children === undefined ? '' : plain.test(String(children)) ? String(children) : `{${JSON.stringify(children)}}`;
  const open = [spec.name, ...attributes].join(' ');
  const line = text ? `<${open}>${text}</${spec.name}>` : `<${open} />`;
  if (line.length <= width) {
    return `${spec.statement}\n\n${line}`;
  }
  const list = attributes.map((one) => `  ${one}\n`).join('');
  return `${spec.statement}\n\n<${spec.name}\n${list}${text ? `>\n  ${text}\n</${spec.name}>` : '/>'}`;
}
