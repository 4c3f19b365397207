// The view of one demo alone: how wide it stands. Mode and direction have their switches in the bar above.
import { Class } from '../dom';
import { announce } from '../islands/announce';
import { say, sayWith } from '../messages/say';

/** Pixels; none is all of the room. */
const widths = (): readonly (readonly [label: string, width?: number])[] => [
  ['390 px', 390],
  ['768 px', 768],
  [say('All the room')],
];

/** Puts a choice of widths above the demo that the address names. */
export function offerWidths(exhibit: HTMLElement) {
  const ground = exhibit.querySelector<HTMLElement>(`.${Class.Ground}`)!;
  const bar = document.createElement('div');
  bar.className = `${Class.Viewports} ${Class.Ui}`;
  bar.setAttribute('role', 'group');
  bar.setAttribute('aria-label', say('Width of the demo'));
  const choose = (button: HTMLButtonElement, width?: number) => {
    for (const other of bar.children) other.setAttribute('aria-pressed', String(other === button));
    ground.style.inlineSize = width ? `${width}px` : '';
  };
  for (const [label, width] of widths()) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = Class.TextTool;
    button.textContent = label;
    button.setAttribute('aria-pressed', String(!width));
    button.addEventListener('click', () => {
      choose(button, width);
      announce(
        sayWith('The demo is {width} pixels wide.', {
          width: Math.round(ground.getBoundingClientRect().width),
        }),
      );
    });
    bar.append(button);
  }
  exhibit.prepend(bar);
}
