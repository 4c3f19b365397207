// What figures answer with when a reader touches them. Loaded at the first touch of one, or when one is measured.
import { startAnatomies } from './anatomy';
import { startSheets } from './states';

export { measure } from './measure';

let started = false;

/** Starts the figures of the page, once. */
export function start() {
  if (started) return;
  started = true;
  startAnatomies();
  startSheets();
}
