import { expect, test } from 'vitest';
import { codeOf, propsOf, type Spec } from './code';

const spec: Spec = {
  name: 'Button',
  statement: "import Button from 'kit/Button';",
  controls: [
    { name: 'children', kind: 'text' },
    {
      name: 'color',
      kind: 'select',
      values: ['primary', 'error'],
      standard: 'primary',
    },
    { name: 'disabled', kind: 'switch', standard: false },
    { name: 'tabIndex', kind: 'number' },
  ],
  initial: { children: 'Save' },
};

test('only what differs from the default is said', () => {
  expect(
    propsOf(spec, {
      children: 'Save',
      color: 'primary',
      disabled: false,
      tabIndex: undefined,
    }),
  ).toEqual({
    children: 'Save',
  });
  expect(codeOf(spec, spec.initial)).toBe("import Button from 'kit/Button';\n\n<Button>Save</Button>");
  expect(codeOf(spec, { children: 'Save', color: 'error', disabled: true, tabIndex: 0 })).toContain(
    '<Button color="error" disabled tabIndex={0}>Save</Button>',
  );
  expect(codeOf(spec, {})).toContain('<Button />');
});

test('what would not be read as it stands is quoted, and long code is broken', () => {
  expect(codeOf(spec, { children: 'a < b' })).toContain('<Button>{"a < b"}</Button>');
  expect(
    codeOf(spec, {
      children: 'A rather long label for a single button, so that it breaks',
      color: 'error',
      disabled: true,
    }),
  ).toContain('<Button\n  color="error"\n  disabled\n>\n  A rather');
});
