import { expect, test } from 'vitest';
import type { Control } from '../contract/contract.gen';
import { codeLines, moduleText, overrideText, type Printed } from './code';
import type { Values } from './values';

const control = (name: string, kind: Control['kind'], more: Partial<Control> = {}): Control => ({
  name,
  kind,
  type: '',
  text: '',
  href: '',
  ...more,
});

const button: Printed = {
  component: 'Button',
  controls: [
    control('children', 'node', { initial: 'Save' }),
    control('color', 'choice', { values: ['primary', 'error'], default: 'primary' }),
    control('disabled', 'switch', { default: false }),
    control('tabIndex', 'number'),
    control('startIcon', 'icon'),
    control('at', 'object', {
      fields: [control('x', 'choice', { values: ['left', 'right'] }), control('y', 'number')],
    }),
  ],
  icons: [{ name: 'Add', import: "import Add from 'kit/Add';" }],
  element: {
    imports: ["import Button from 'kit/Button';"],
    preamble: '',
    before: '',
    after: '',
    indent: 0,
    attributes: [],
    children: '',
  },
};

const print = (values: Values, of = button) =>
  codeLines(of, values)
    .map(({ text }) => text)
    .join('\n');

test('only what differs from the default is said', () => {
  expect(print({})).toBe("import Button from 'kit/Button';\n\n<Button>Save</Button>");
  expect(print({ color: 'primary', disabled: false })).toBe(print({}));
  expect(print({ color: 'error', disabled: true, tabIndex: 0 })).toContain(
    '<Button color="error" disabled tabIndex={0}>Save</Button>',
  );
  expect(print({ children: undefined })).toContain('\n<Button />');
});

test('icons are imported once they are used, fields of objects stand in one', () => {
  expect(print({ startIcon: 'Add' })).toBe(
    "import Button from 'kit/Button';\nimport Add from 'kit/Add';\n\n<Button startIcon={<Add />}>Save</Button>",
  );
  expect(print({ startIcon: null })).toContain('<Button startIcon={null}>');
  expect(print({ 'at.x': 'right', 'at.y': 2 })).toContain(`<Button at={{ x: 'right', y: 2 }}>`);
});

test('an import that nothing needs any more is left out', () => {
  const checked: Printed = {
    ...button,
    element: {
      ...button.element,
      imports: ["import Button from 'kit/Button';", "import Check, { type A } from 'kit/Check';"],
      attributes: [{ name: 'startIcon', code: 'startIcon={<Check />}' }],
    },
  };
  expect(print({}, checked)).toContain('import Check');
  expect(print({ startIcon: 'Add' }, checked)).not.toContain('Check');
  expect(print({ startIcon: 'Add' }, checked)).toContain('import Add');
});

test('what would not be read as it stands is quoted, and long code is broken', () => {
  expect(print({ children: 'a < b' })).toContain('<Button>{"a < b"}</Button>');
  expect(
    print({ children: 'A rather long label for a single button, so that it breaks', color: 'error', disabled: true }),
  ).toContain(
    '<Button color="error" disabled>\n  A rather long label for a single button, so that it breaks\n</Button>',
  );
});

const tab: Printed = {
  ...button,
  component: 'Tab',
  controls: [control('label', 'node', { initial: 'One' }), control('wrapped', 'switch'), control('icon', 'icon')],
  element: {
    imports: ["import Tab from 'kit/Tab';"],
    preamble: 'const names = [\n  1,\n];\n',
    before: '<Tabs>\n',
    after: '</Tabs>',
    indent: 2,
    attributes: [
      { name: 'label', code: 'label="One"' },
      { name: 'onClick', code: 'onClick={() => {\n  go();\n}}' },
    ],
    children: '',
  },
};

test('an element stands within what it needs, in lines that say which props they have', () => {
  expect(codeLines(tab, { wrapped: true }).slice(6)).toEqual([
    { text: '<Tabs>', props: [] },
    { text: '  <Tab', props: [] },
    { text: '    label="One"', props: ['label'] },
    { text: '    onClick={() => {', props: ['onClick'] },
    { text: '      go();', props: ['onClick'] },
    { text: '    }}', props: ['onClick'] },
    { text: '    wrapped', props: ['wrapped'] },
    { text: '  />', props: [] },
    { text: '</Tabs>', props: [] },
  ]);
  expect(print({ label: undefined }, tab)).not.toContain('label');
  expect(print({ label: 'Two' }, tab)).toContain('  label="Two"\n    onClick');
});

test('a module returns the element, with what is declared outside', () => {
  expect(moduleText(button, {})).toBe(
    "import Button from 'kit/Button';\n\nexport default function Demo() {\n  return <Button>Save</Button>;\n}\n",
  );
  expect(moduleText(tab, {})).toContain('];\n\nexport default function Demo() {\n  return (\n    <Tabs>\n      <Tab\n');
});

test('a theme gets the values that a reader has chosen', () => {
  expect(overrideText(button, 'KitButton', { color: 'error', disabled: true, children: 'No' })).toBe(
    "components: {\n  KitButton: {\n    defaultProps: {\n      color: 'error',\n" +
      '      disabled: true,\n    },\n  },\n},\n',
  );
  expect(overrideText(button, 'KitButton', { children: 'No', startIcon: 'Add' })).toBe('');
});
