/** A color as three numbers from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Reads rgb(), #rgb and #rrggbb, the hash left out or not; undefined for anything else. */
export function parseColor(text: string): Rgb | undefined {
  const value = text.trim().toLowerCase();
  const rgb = /^rgb\(\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*\)$/.exec(
    value,
  );
  if (rgb) {
    const parts = rgb.slice(1).map(Number) as unknown as Rgb;
    return parts.every((part) => part <= 255) ? parts : undefined;
  }
  const hex = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(value)?.[1];
  if (!hex) return undefined;
  const long = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  return [0, 2, 4].map((at) =>
    parseInt(long.slice(at, at + 2), 16),
  ) as unknown as Rgb;
}

export const hexOf = (color: Rgb) =>
  `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** Shares of black and white that the theme mixes into a main color for its dark and light ones. */
const tonalOffset = { light: 0.2, dark: 0.3 };

export const lightOf = (color: Rgb) =>
  color.map((part) =>
    Math.floor(part + (255 - part) * tonalOffset.light),
  ) as unknown as Rgb;
export const darkOf = (color: Rgb) =>
  color.map((part) => Math.floor(part * (1 - tonalOffset.dark))) as unknown as Rgb;

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((part) => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How far two colors stand apart, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [bright, dim] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (bright + 0.05) / (dim + 0.05);
}

/** Black or white, whichever can be read better. */
export const readableOn = (color: Rgb) =>
  contrast([255, 255, 255], color) > contrast([0, 0, 0], color)
    ? '#ffffff'
    : '#000000';

/** The theme writes white where it can be read, else black. */
export const textOn = (color: Rgb) =>
  contrast([255, 255, 255], color) >= 3 ? '#ffffff' : 'rgba(0, 0, 0, 0.87)';
