import { expect, test } from 'vitest';
import { hashOf, stateOf, type Addressed } from './address';
import { isSafe } from './safe';
import { shown, withValue, type PlaygroundField } from './values';

const field = (path: string, kind: PlaygroundField['kind'], more: Partial<PlaygroundField> = {}): PlaygroundField => ({
  path,
  kind,
  values: [],
  default: undefined,
  initial: undefined,
  ...more,
});

const fields = {
  variant: field('variant', 'choice', { values: ['contained', 'text', 2, null], default: 'text' }),
  disabled: field('disabled', 'switch'),
  loud: field('loud', 'switch', { initial: true }),
  tabIndex: field('tabIndex', 'number'),
  label: field('label', 'text', { initial: 'Save' }),
  icon: field('startIcon', 'icon'),
  x: field('at.x', 'choice', { values: ['left'] }),
};
const button: Addressed = {
  id: 'playground-button',
  fields: Object.values(fields),
  icons: ['Add'],
  states: ['hover', 'disabled'],
};

test('an address can be read, and leads to the same state', () => {
  const values = {
    variant: 'contained',
    disabled: true,
    loud: false,
    tabIndex: -1,
    label: 'a b&c',
    startIcon: null,
    'at.x': 'left',
  };
  const hash = hashOf(button, { values, pose: 'hover' });
  expect(hash).toBe(
    '#playground-button?variant=contained&disabled&loud=false' +
      '&tabIndex=-1&label=a+b%26c&startIcon=null&at.x=left&state=hover',
  );
  expect(stateOf(button, hash)).toEqual({ values, pose: 'hover' });
  expect(hashOf(button, { values: {}, pose: 'rest' })).toBe('#playground-button');
  const without = hashOf(button, { values: { label: undefined }, pose: 'rest' });
  expect(stateOf(button, without)).toEqual({ values: { label: undefined }, pose: 'rest' });
});

test('what is no value of a control is ignored', () => {
  const nothing = { values: {}, pose: 'rest' };
  for (const bad of [
    'variant=huge',
    'disabled=1',
    'tabIndex=x',
    'tabIndex=Infinity',
    'startIcon=Remove',
    'state=focus',
    '__proto__=1',
    'onClick=alert(1)',
    'label=JavaScript:alert(1)',
    `label=${'a'.repeat(300)}`,
    '%E0%A4%A',
  ]) {
    expect(stateOf(button, `#playground-button?${bad}`)).toEqual(nothing);
  }
  expect(stateOf(button, '#playground-button-2?disabled')).toBeUndefined();
  expect(stateOf(button, `#playground-button?label=${'a'.repeat(5000)}`)).toBeUndefined();
});

test('a text that runs code is not safe', () => {
  const bad = ['javascript:x', ' \u0001java\nscript :x', 'VBScript:x', 'data:text/html,x'];
  expect(bad.filter(isSafe)).toEqual([]);
  const good = ['/page', 'https://example.org', 'data', 'Script: a part'];
  expect(good.filter(isSafe)).toEqual(good);
});

test('a value that the picture begins with is not kept', () => {
  const loud = withValue({}, fields.loud, false);
  expect(loud).toEqual({ loud: false });
  expect(withValue(loud, fields.loud, true)).toEqual({});
  expect(withValue({}, fields.variant, 'text')).toEqual({});
  expect(shown(fields.label, {})).toBe('Save');
  expect(shown(fields.label, { label: undefined })).toBeUndefined();
});
