import { expect, test } from 'vitest';
import { declarationsOf } from './overrides';

test('values of a theme are declarations', () => {
  const code = "components: {\n  Chip: {\n    padding: '4px 8px',\n    fontSize: 15,\n    opacity: 0.5,\n  },\n},";
  expect(declarationsOf(code)).toBe('padding:4px 8px!important;font-size:15px!important;opacity:0.5!important;');
});

test('a rule of a stylesheet is read as well', () => {
  expect(declarationsOf('.chip-label {\n  padding: 2px;\n}')).toBe('padding:2px!important;');
});

test('what is not finished, or closes the rule, says nothing', () => {
  expect(declarationsOf("padding: '4p\ncolor: } body { x: y;\nnothing")).toBe('');
});
