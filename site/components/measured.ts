// What tests measured and wrote down: nothing of it is estimated.
import checks from '../accessibility.json';

/** When and in what something was measured. */
interface Measurement {
  /** As in 2026-01-31. */
  day: string;
  browser: string;
}

/** What `make accessibility` measured. */
export const accessibility: Measurement & {
  axe: { pages: number; runs: number; findings: number };
  contrast: { texts: number; least: number; below: number };
  targets: { pages: number; controls: number; small: number };
  keyboard: { pages: number; stops: number; unseen: number };
} = checks;

/** A day as this site writes it: January 31, 2026. */
export const written = (day: string) =>
  new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
