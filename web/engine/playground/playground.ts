// What the controls of playgrounds do. Loaded when a reader first touches one, or comes with a link to its state.
import { Class } from '../dom';
import { Panel } from './panel';

const panels = new WeakMap<HTMLElement, Panel>();

/** Starts the playgrounds of the page, each once. */
export function start() {
  for (const root of document.querySelectorAll<HTMLElement>(`.${Class.Playground}`)) {
    if (!panels.has(root)) panels.set(root, new Panel(root));
  }
}
