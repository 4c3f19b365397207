import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast, type Rgb } from '../components/color-math';

const css = readFileSync(new URL('./hue.css', import.meta.url), 'utf8');
const [light, dark] = css.split("[data-hue][data-mode='dark']") as [string, string];

type Color = readonly [lightness: number, chroma: number];

/** What a custom property is, in one of the two rules. */
function colorOf(rule: string, name: string): Color {
  const found = new RegExp(`--${name}: oklch\\(([\\d.]+) ([\\d.]+) var`).exec(rule);
  if (!found) throw new Error(`hue.css has no ${name}`);
  return [Number(found[1]), Number(found[2])];
}

const gamma = (value: number) =>
  value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;

/** A color of OKLCH as browsers show it on a screen of sRGB: what lies outside is cut off. */
function shown([lightness, chroma]: Color, hue: number): Rgb {
  const angle = (hue / 180) * Math.PI;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return linear.map((value) =>
    Math.round(255 * gamma(Math.min(1, Math.max(0, value)))),
  ) as unknown as Rgb;
}

const hues = Array.from({ length: 60 }, (_, index) => index * 6);
const least = (text: (hue: number) => Rgb, ground: (hue: number) => Rgb) =>
  Math.min(...hues.map((hue) => contrast(text(hue), ground(hue))));
const of = (rule: string, name: string) => {
  const color = colorOf(rule, name);
  return (hue: number) => shown(color, hue);
};
const fixed = (color: Rgb) => () => color;
const white: Rgb = [255, 255, 255];

test('the conversion gives the colors that browsers give', () => {
  expect(shown([1, 0], 0)).toEqual(white);
  expect(shown([0.628, 0.2577], 29.23)).toEqual([255, 0, 0]);
});

test.each([
  ['text on the primary color', white, of(light, 'mui-palette-primary-main'), 4.9],
  ['text on the hovered one', white, of(light, 'mui-palette-primary-dark'), 4.9],
  [
    'the primary color as text',
    shown([0.972, 0.004], 255),
    of(light, 'mui-palette-primary-main'),
    4.6,
  ],
  [
    'text on a solid surface of the second family',
    white,
    of(light, 'joy-palette-primary-500'),
    4.9,
  ],
])('light: %s', (_, text, ground, bound) => {
  expect(least(fixed(text), ground)).toBeGreaterThanOrEqual(bound);
});

test('light: a soft surface', () => {
  expect(
    least(
      of(light, 'joy-palette-primary-700'),
      of(light, 'joy-palette-primary-100'),
    ),
  ).toBeGreaterThanOrEqual(6);
});

test.each([
  ['mui-palette-primary-contrastText', 'mui-palette-primary-main', 8.6],
  ['joy-palette-primary-solidColor', 'joy-palette-primary-solidBg', 8.6],
  ['joy-palette-primary-softColor', 'joy-palette-primary-softBg', 8],
])('dark: %s on %s', (text, ground, bound) => {
  expect(least(of(dark, text), of(dark, ground))).toBeGreaterThanOrEqual(bound);
});

test('dark: the primary color as text', () => {
  const ground = shown([0.242, 0.012], 258);
  expect(
    least(of(dark, 'mui-palette-primary-main'), fixed(ground)),
  ).toBeGreaterThanOrEqual(7);
});
