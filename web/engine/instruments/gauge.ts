// The drawing over a measured demo: numbers, gaps, the size and the padding of the current element.
import { Class } from '../dom';
import type { Gap, Reading } from './readings';

interface Drawn {
  boxes: readonly DOMRect[];
  gaps: readonly Gap[];
  /** Of the current element, whose number is at. */
  padding: Reading['padding'] | undefined;
  at: number;
}

const namespace = 'http://www.w3.org/2000/svg';

function shape(name: string, attributes: Record<string, string | number>, text?: string) {
  const element = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  if (text !== undefined) element.textContent = text;
  return element;
}

const round = (length: number) => Math.round(length * 10) / 10;

/** Room that numbers need above an element. */
const above = 20;

/** Draws all that is measured into an overlay of the demo. */
export function gauge(overlay: HTMLElement, { boxes, gaps, padding, at }: Drawn) {
  const { left, top, width } = overlay.getBoundingClientRect();
  const svg = shape('svg', { class: Class.Gauge });
  for (const { x, y, width: wide, height, length } of gaps) {
    svg.append(
      shape('rect', { class: 'gap', x: x - left, y: y - top, width: wide, height }),
      shape('text', { class: 'quiet', x: x - left + wide / 2, y: y - top + height / 2 + 4 }, String(round(length))),
    );
  }
  if (padding) svg.append(...currentOf(boxes[at]!, padding, { left, top }));
  for (const [index, box] of boxes.entries()) {
    const [x, y] = [box.left - left + box.width / 2, Math.max(12, box.top - top - above)];
    const is = index === at ? 'number current' : 'number';
    svg.append(
      shape('circle', { class: is, cx: x, cy: y, r: 9 }),
      shape('text', { class: is, x, y: y + 4 }, String(index + 1)),
    );
  }
  svg.append(shape('text', { class: 'quiet end', x: width - 28, y: 38 }, `${Math.round(width)} px`));
  overlay.replaceChildren(svg);
}

/** The frame of the current element, its padding, and its size below it. */
function* currentOf(box: DOMRect, padding: Reading['padding'], { left, top }: { left: number; top: number }) {
  const [x, y] = [box.left - left, box.top - top];
  const [above, right, below, before] = padding;
  const outer = `M${x} ${y}h${box.width}v${box.height}h${-box.width}z`;
  const inner = `M${x + before} ${y + above}v${Math.max(0, box.height - above - below)}h${Math.max(0, box.width - before - right)}v${-Math.max(0, box.height - above - below)}z`;
  if (above + right + below + before > 0) yield shape('path', { class: 'padding', d: outer + inner });
  yield shape('rect', { class: 'current', x: x - 2, y: y - 2, width: box.width + 4, height: box.height + 4 });
  const line = y + box.height + 10;
  yield shape('path', {
    class: 'size',
    d: `M${x} ${line - 4}v8M${x} ${line}h${box.width}M${x + box.width} ${line - 4}v8`,
  });
  const size = `${round(box.width)} × ${round(box.height)}`;
  yield shape('text', { class: 'size', x: x + box.width / 2, y: line + 16 }, size);
}
