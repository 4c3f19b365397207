// What `make paint` measured and wrote down: nothing of it is estimated.
import record from '../paint.json';

export const paint: {
  /** When it was measured, as in 2026-01-31. */
  day: string;
  browser: string;
  /** The page that was visited. */
  page: string;
  visits: number;
  /** How much slower the processor was made. */
  slowdown: number;
  /** From the start of the visit to the first paint that shows content, the median. */
  milliseconds: number;
} = record;
