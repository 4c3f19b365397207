// The code of a playground: what differs from the defaults of a component, as somebody would write it.
import type { CodeElement, Control, Playground } from '../contract/contract.gen';
import { fieldsOf, isDefault, shown, type PlaygroundField, type Value, type Values } from './values';

/** The longest line of code that is kept on one. */
const longestLine = 72;

/** What is printed. */
export type Printed = Pick<Playground, 'component' | 'element' | 'controls' | 'icons'>;

/** A line, with the props that stand on it. */
export interface CodeLine {
  text: string;
  props: readonly string[];
}

interface Attribute {
  name: string;
  code: string;
}

const plain = /^[^"\\{}<>&\n]*$/;

const isIcon = (field: PlaygroundField, value: Value) => field.kind === 'icon' && typeof value === 'string';

function valueCode(field: PlaygroundField, value: Value) {
  if (isIcon(field, value)) return `<${value} />`;
  return typeof value === 'string'
    ? `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
    : String(value);
}

function attributeCode(name: string, field: PlaygroundField, value: Value) {
  if (value === true) return name;
  if (typeof value === 'string' && !isIcon(field, value)) {
    return plain.test(value) ? `${name}="${value}"` : `${name}={${JSON.stringify(value)}}`;
  }
  return `${name}={${valueCode(field, value)}}`;
}

/** The attribute of a control; undefined where it says nothing. */
export function attributeOf(control: Control, values: Values): string | undefined {
  const fields = fieldsOf([control]);
  if (control.kind !== 'object') {
    const [field] = fields as [PlaygroundField];
    const value = shown(field, values);
    return isDefault(field, value) ? undefined : attributeCode(control.name, field, value);
  }
  const set = fields.filter((field) => !isDefault(field, shown(field, values)));
  const entries = set.map((field) => `${field.path.split('.').at(-1)}: ${valueCode(field, shown(field, values))}`);
  return entries.length > 0 ? `${control.name}={{ ${entries.join(', ')} }}` : undefined;
}

const isChanged = ({ name }: Control, values: Values) =>
  Object.keys(values).some((path) => path === name || path.startsWith(`${name}.`));

/** The attributes of the element, in the order of its code; those that it hasn't at first follow. */
function attributesOf({ element, controls }: Printed, values: Values): Attribute[] {
  const list = (controls ?? []).filter(({ name }) => name !== 'children');
  const all: Attribute[] = [];
  for (const attribute of element.attributes ?? []) {
    const control = list.find(({ name }) => name === attribute.name);
    const code = control && isChanged(control, values) ? attributeOf(control, values) : attribute.code;
    if (code !== undefined) all.push({ name: attribute.name, code });
  }
  const had = new Set((element.attributes ?? []).map(({ name }) => name));
  for (const control of list) {
    const code = had.has(control.name) || !isChanged(control, values) ? undefined : attributeOf(control, values);
    if (code !== undefined) all.push({ name: control.name, code });
  }
  return all;
}

function childrenOf({ element, controls }: Printed, values: Values): string[] {
  const control = (controls ?? []).find(({ name }) => name === 'children');
  if (!control || (element.children && !isChanged(control, values))) {
    return element.children ? element.children.split('\n') : [];
  }
  const [field] = fieldsOf([control]) as [PlaygroundField];
  const value = shown(field, values);
  if (value === undefined || value === '') return [];
  const text = String(value);
  return [isIcon(field, value) ? `<${text} />` : plain.test(text) ? text : `{${JSON.stringify(text)}}`];
}

const indented = (lines: readonly string[], by: string) => lines.map((line) => (line ? by + line : line));

/** The lines of the element. */
function elementLines(printed: Printed, values: Values): CodeLine[] {
  const name = printed.component;
  const attributes = attributesOf(printed, values);
  const children = childrenOf(printed, values);
  const names = attributes.map((attribute) => attribute.name);
  const indent = ' '.repeat(printed.element.indent);
  const open = [name, ...attributes.map(({ code }) => code)].join(' ');
  const end = children.length > 0 ? '>' : ' />';
  const fits = !open.includes('\n') && indent.length + open.length + end.length + 1 <= longestLine;
  const whole = `${indent}<${open}${end}${children[0] ?? ''}${children.length > 0 ? `</${name}>` : ''}`;
  if (fits && children.length < 2 && whole.length <= longestLine) {
    return [{ text: whole, props: [...names, 'children'] }];
  }
  const lines: CodeLine[] = fits
    ? [{ text: `${indent}<${open}${end}`, props: names }]
    : [
        { text: `${indent}<${name}`, props: [] },
        ...attributes.flatMap((attribute) =>
          indented(attribute.code.split('\n'), `${indent}  `).map((text) => ({ text, props: [attribute.name] })),
        ),
        { text: `${indent}${end.trim()}`, props: [] },
      ];
  if (children.length === 0) return lines;
  return [
    ...lines,
    ...indented(children, `${indent}  `).map((text) => ({ text, props: ['children'] })),
    { text: `${indent}</${name}>`, props: [] },
  ];
}

const still = (text: string): CodeLine[] => text.split('\n').map((line) => ({ text: line, props: [] }));

const withoutEnd = (text: string) => text.replace(/\n$/, '');

/** The element with what stands around it. */
function bodyLines(printed: Printed, values: Values): CodeLine[] {
  const { before, after }: CodeElement = printed.element;
  return [
    ...(before ? still(withoutEnd(before)) : []),
    ...elementLines(printed, values),
    ...(after ? still(withoutEnd(after.replace(/^\n/, ''))) : []),
  ];
}

/** Whether code has a name that a statement imports. */
function isUsed(statement: string, code: string) {
  const [, names] = /^import (?:type )?(.*) from /s.exec(statement) ?? [];
  if (!names) return true;
  const locals = names.replace(/[\w$]+ as /g, '').match(/[\w$]+/g) ?? [];
  return locals.some((name) => new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(code));
}

/** The statements and declarations above it. */
function headLines({ element, icons, controls }: Printed, values: Values, body: readonly CodeLine[]): CodeLine[] {
  const used = new Set(
    fieldsOf(controls)
      .filter((field) => isIcon(field, shown(field, values)))
      .map((field) => shown(field, values)),
  );
  const statements = (icons ?? []).filter((icon) => used.has(icon.name)).map((icon) => icon.import);
  const code = [element.preamble, ...body.map(({ text }) => text)].join('\n');
  const had = (element.imports ?? []).filter((statement) => isUsed(statement, code));
  const imports = [...new Set([...had, ...statements])];
  return [
    ...imports.flatMap(still),
    ...(imports.length > 0 ? still('') : []),
    ...(element.preamble ? [...still(withoutEnd(element.preamble)), ...still('')] : []),
  ];
}

/** The code that a page shows: imports and the element. */
export function codeLines(printed: Printed, values: Values): CodeLine[] {
  const body = bodyLines(printed, values);
  return [...headLines(printed, values, body), ...body];
}

/** The same as a module with a component, as editors want it. */
export function moduleText(printed: Printed, values: Values): string {
  const lines = bodyLines(printed, values);
  const body = lines.map(({ text }) => text);
  const returned = body.length === 1 ? [`  return ${body[0]};`] : ['  return (', ...indented(body, '    '), '  );'];
  const head = headLines(printed, values, lines).map(({ text }) => text);
  return [...head, 'export default function Demo() {', ...returned, '}', ''].join('\n');
}

/** A theme that gives all elements of the component these props; "" where nothing is set that a theme can have. */
export function overrideText({ controls }: Printed, theme: string, values: Values): string {
  const lines = (controls ?? [])
    .filter((control) => control.name !== 'children' && isChanged(control, values))
    .flatMap((control) => {
      const fields = fieldsOf([control]).filter((field) => shown(field, values) !== undefined);
      if (fields.length === 0 || fields.some((field) => isIcon(field, shown(field, values)))) return [];
      const code = (field: PlaygroundField) => valueCode(field, shown(field, values));
      if (control.kind !== 'object') return [`${control.name}: ${code(fields[0]!)},`];
      return [
        `${control.name}: { ${fields.map((field) => `${field.path.split('.').at(-1)}: ${code(field)}`).join(', ')} },`,
      ];
    });
  if (lines.length === 0) return '';
  return [
    'components: {',
    `  ${theme}: {`,
    '    defaultProps: {',
    ...indented(lines, '      '),
    '    },',
    '  },',
    '},',
    '',
  ].join('\n');
}
