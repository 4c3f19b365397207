import { createTheme } from '@mui/material/styles';
import * as colors from '@mui/material/colors';
import { expect, test } from 'vitest';
import { contrast, darkOf, hexOf, lightOf, parseColor, textOn } from './color-math';

test.each([
  ['#2196f3', '#2196f3'],
  ['2196F3', '#2196f3'],
  ['#29f', '#2299ff'],
  ['29f', '#2299ff'],
  ['rgb(33, 150, 243)', '#2196f3'],
  ['rgb(33 150 243)', '#2196f3'],
  [' #fff ', '#ffffff'],
])('%s is %s', (text, hex) => expect(hexOf(parseColor(text)!)).toBe(hex));

test.each([
  '',
  '#ff',
  'blue',
  'rgb(1,2)',
  'rgb(256, 0, 0)',
  '#12345g',
  'rgba(1, 2, 3, 0.5)',
])('“%s” is no color', (text) => expect(parseColor(text)).toBeUndefined());

/** The numbers of "rgb(…)" and of "#…". */
const numbers = (text: string) => hexOf(parseColor(text)!);

test.each(
  Object.entries(colors)
    .filter(([, shades]) => 500 in shades)
    .map(([name, shades]) => [name, (shades as Record<number, string>)[500]!]),
)('light, dark and text of %s are those that the theme makes', (_, main) => {
  const { primary } = createTheme({ palette: { primary: { main } } }).palette;
  const color = parseColor(main)!;
  expect([hexOf(lightOf(color)), hexOf(darkOf(color))]).toEqual([
    numbers(primary.light),
    numbers(primary.dark),
  ]);
  expect(textOn(color) === '#ffffff').toBe(primary.contrastText === '#fff');
});

test('black and white stand farthest apart', () =>
  expect(contrast([0, 0, 0], [255, 255, 255])).toBe(21));
