// Contrast, measured: the colors that are seen, with all that shines through.

type Color = readonly [red: number, green: number, blue: number, alpha: number];

let pixel: CanvasRenderingContext2D | undefined;

/** Any color that a browser computes, in numbers from 0 to 1: one pixel is painted with it. */
function parse(color: string): Color {
  if (!pixel) {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 1;
    pixel = canvas.getContext('2d', { willReadFrequently: true })!;
  }
  pixel.clearRect(0, 0, 1, 1);
  pixel.fillStyle = color;
  pixel.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = pixel.getImageData(0, 0, 1, 1).data;
  return [red! / 255, green! / 255, blue! / 255, alpha! / 255];
}

/** One color over another one, which is opaque. */
export const over = ([red, green, blue, alpha]: Color, below: Color): Color => [
  red * alpha + below[0] * (1 - alpha),
  green * alpha + below[1] * (1 - alpha),
  blue * alpha + below[2] * (1 - alpha),
  1,
];

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = ([red, green, blue]: Color) =>
  0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);

/** The ratio of WCAG 2. */
export function ratio(a: Color, b: Color) {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The contrast of an element's text with what is behind it; undefined on a picture, whose colors nobody knows. */
export function contrastOf(element: Element): number | undefined {
  const layers: Color[] = [];
  let opacity = 1;
  for (let at: Element | null = element; at; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (style.backgroundImage !== 'none') return undefined;
    const [red, green, blue, alpha] = parse(style.backgroundColor);
    layers.push([red, green, blue, alpha]);
    if (alpha === 1) break;
  }
  for (let at: Element | null = element; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
  const paper: Color = [1, 1, 1, 1];
  const ground = layers.reduceRight<Color>((below, layer) => over(layer, below), paper);
  const [red, green, blue, alpha] = parse(getComputedStyle(element).color);
  return ratio(over([red, green, blue, alpha * opacity], ground), ground);
}
