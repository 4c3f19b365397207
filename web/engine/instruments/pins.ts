// Where the numbers around a drawing stand, and the lines that lead from them to its parts. The build and the browser
// ask for the same places: what the build's browser measured holds until a reader's browser has measured.

/** A rectangle in pixels of the drawing. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A number beside the drawing. */
export interface Pin {
  x: number;
  y: number;
  /** The way of its line, as an SVG path. */
  path: string;
}

/** A ground with a drawing in it: all lengths in pixels from its upper left corner. */
export interface Layout {
  width: number;
  height: number;
  /** Where the drawing stands. */
  x: number;
  y: number;
  pins: Pin[];
}

const above = 44;
const beside = 64;
/** Pins keep this distance from each other, and from the edge. */
const apart = 30;
const edge = 22;

type Side = 'top' | 'left' | 'right';

/** Puts a pin beside each box: above small ones of the upper half, beside all others. */
export function pinned(boxes: readonly Box[], drawing: { width: number; height: number }): Layout {
  const sides = boxes.map((box): Side => {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (box.width < drawing.width * 0.6 && (y <= 40 || y < drawing.height / 2)) return 'top';
    return x < drawing.width / 2 - 1 ? 'left' : x > drawing.width / 2 + 1 ? 'right' : 'left';
  });
  balance(sides, boxes, drawing.width);
  const places = boxes.map(() => 0);
  let [least, most] = [0, Math.max(drawing.height, 0)];
  for (const side of ['top', 'left', 'right'] as const) {
    const of = [...boxes.keys()].filter((index) => sides[index] === side);
    const wanted = of.map((index) => {
      const { x, y, width, height } = boxes[index]!;
      return side === 'top' ? x + width / 2 : y + height / 2;
    });
    for (const [n, place] of spread(wanted).entries()) {
      places[of[n]!] = place;
      if (side === 'top') continue;
      [least, most] = [Math.min(least, place), Math.max(most, place)];
    }
  }
  const top = sides.includes('top') ? above + edge : edge;
  const [x, y] = [beside + edge, Math.max(top, edge - least)];
  return {
    width: drawing.width + 2 * x,
    height: Math.ceil(y + Math.max(drawing.height, most) + edge),
    x,
    y,
    pins: boxes.map((box, index) => pin({ side: sides[index]!, place: places[index]!, box, x, y, drawing })),
  };
}

/** What is as wide as the drawing has no side of its own: one goes to the left, the next to the right. */
function balance(sides: Side[], boxes: readonly Box[], width: number) {
  let left = true;
  for (const [index, box] of boxes.entries()) {
    if (sides[index] === 'top' || Math.abs(box.x + box.width / 2 - width / 2) > width * 0.1) continue;
    sides[index] = left ? 'left' : 'right';
    left = !left;
  }
}

/** Moves places apart, in their order, and keeps their middle. */
function spread(wanted: readonly number[]): number[] {
  const order = [...wanted.keys()].sort((a, b) => wanted[a]! - wanted[b]! || a - b);
  const places = [...wanted];
  for (const [n, index] of order.entries()) {
    if (n > 0) places[index] = Math.max(places[index]!, places[order[n - 1]!]! + apart);
  }
  const moved = places.reduce((sum, place, index) => sum + place - wanted[index]!, 0) / (places.length || 1);
  return places.map((place) => Math.round((place - moved) * 10) / 10);
}

interface Placed {
  side: Side;
  place: number;
  box: Box;
  x: number;
  y: number;
  drawing: { width: number; height: number };
}

const half = 12;
/** From this height on, a bracket says how far a part reaches. */
const bracketed = 36;

function pin({ side, place, box, x, y, drawing }: Placed): Pin {
  if (side === 'top') {
    const at = { x: place + x, y: y - above };
    return { ...at, path: `M${at.x} ${at.y + half}L${round(box.x + box.width / 2 + x)} ${round(box.y + y)}` };
  }
  const left = side === 'left';
  const at = { x: left ? x - beside : x + drawing.width + beside, y: place + y };
  const begin = at.x + (left ? half : -half);
  const middle = round(box.y + box.height / 2 + y);
  const near = round(left ? box.x + x : box.x + box.width + x);
  const [top, bottom] = [round(box.y + y), round(box.y + box.height + y)];
  if (box.height < bracketed) return { ...at, path: `M${begin} ${at.y}L${near} ${middle}` };
  const out = near + (left ? -12 : 12);
  const inner = near + (left ? -6 : 6);
  return { ...at, path: `M${begin} ${at.y}L${out} ${middle}M${inner} ${top}H${out}V${bottom}H${inner}` };
}

const round = (length: number) => Math.round(length * 10) / 10;
