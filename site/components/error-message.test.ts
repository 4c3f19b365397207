import { describe, expect, test } from 'vitest';
import generate, { messageAt, messagesIn } from '../generators/errors';
import { absent, askedFor, filledMessage, partsOf } from './error-message';

describe('reading messages', () => {
  test.each([
    ['`plain`', 'plain'],
    ['"a \\"quoted\\" one"', 'a "quoted" one'],
    ['`two ${a} and ${b.c}`', 'two %s and %s'],
    ['`nested ${name ? ` (${name})` : ""} end`', 'nested %s end'],
    ['`with ${({ a: 1 }).a} braces\\nand lines`', 'with %s braces\nand lines'],
  ])('%s', (code, message) => expect(messageAt(code, 0)).toBe(message));

  test('each message goes with the next number', () => {
    const code =
      'throw new Error(process.env.NODE_ENV !== "production" ? `one` : _formatMuiErrorMessage(1)); process.env.NODE_ENV !== "production" ? x : y; throw new Error(process.env.NODE_ENV !== "production" ? `two ${a}` : _formatMuiErrorMessage(2, a));';
    expect(messagesIn(code)).toEqual([
      [1, 'one'],
      [2, 'two %s'],
    ]);
  });

  test('the installed packages', () => {
    const { data } = generate({ project: '.' });
    expect(Object.keys(data)).toEqual([
      '1',
      '2',
      '6',
      '7',
      '9',
      '10',
      '11',
      '12',
      '14',
      '15',
      '16',
      '17',
      '18',
      '19',
      '20',
    ]);
    for (const message of Object.values(data)) expect(message).toMatch(/^MUI: ./);
    expect(data[9]).toContain('%s');
  }, 60_000);
});

test.each([
  ['', undefined],
  ['?code=', { code: '', args: [] }],
  ['?code=9&args[]=red&args[]=%3Cb%3E', { code: '9', args: ['red', '<b>'] }],
])('%s asks for %o', (search, asked) => {
  expect(askedFor(search)).toEqual(asked);
});

test('arguments are filled in in order; what is missing says so, what is too much is left', () => {
  expect(filledMessage('%s and %s', ['a', 'b', 'c'])).toBe('a and b');
  expect(filledMessage('%s and %s', ['$&'])).toBe(`$& and ${absent}`);
});

test('code and links of a message', () => {
  expect(partsOf('Use `a` (see https://example.com/x).')).toEqual([
    { text: 'Use ', kind: 'text' },
    { text: 'a', kind: 'code' },
    { text: ' (see ', kind: 'text' },
    { text: 'https://example.com/x', kind: 'link' },
    { text: ').', kind: 'text' },
  ]);
});
