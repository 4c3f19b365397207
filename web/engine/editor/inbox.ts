// What a frame says is a stranger's: nothing is taken that the frame's own script would not have said.
import type { Report } from '../sandbox/library';
import { plainText } from './plain';

export type FrameMessage = Report | { kind: 'waiting' };

/** CSS pixels. */
const maximumHeight = 20_000;
/** Messages in a second, above which the frame floods the page. */
const maximumRate = 300;
/** Milliseconds that reading may take in each second. */
const maximumReading = 200;
/** Milliseconds beyond these, for a busy machine that is slow for a moment. */
const readingReserve = 1000;

/** Reads the messages of one frame. */
export class Inbox {
  private began = 0;
  private count = 0;
  /** Milliseconds of reading, less what was allowed since. */
  private reading = 0;

  constructor(private now: () => number = () => performance.now()) {}

  /** The message, undefined for one that is none, or 'flood' where there are too many, or too much to read. */
  read(event: { readonly data: unknown }): FrameMessage | 'flood' | undefined {
    const now = this.now();
    const passed = now - this.began;
    if (passed > 1000) {
      this.began = now;
      this.count = 0;
      this.reading = Math.max(0, this.reading - (maximumReading * passed) / 1000);
    }
    if (++this.count > maximumRate) {
      return 'flood'; // its data is not even looked at
    }
    const message = messageOf(event.data); // the browser copies the data when it is first asked for
    this.reading += this.now() - now;
    return this.reading > readingReserve ? 'flood' : message;
  }
}

const isPlace = (line: unknown): line is number => Number.isInteger(line) && (line as number) > 0;

function messageOf(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null) {
    return undefined;
  }
  const { kind, id, height, message, line } = data as Record<string, unknown>;
  switch (kind) {
    case 'waiting':
    case 'ready':
      return { kind };
    case 'pong':
    case 'loaded':
      return Number.isInteger(id) ? { kind, id: id as number } : undefined;
    case 'shown':
    case 'sized':
      return typeof height === 'number' && height >= 0 ? { kind, height: Math.min(height, maximumHeight) } : undefined;
    case 'failed':
      if (typeof message !== 'string') return undefined;
      return {
        kind,
        message: plainText(message),
        ...(isPlace(line) && { line }),
        ...(Number.isInteger(id) && { id: id as number }),
      };
    default:
      return undefined;
  }
}
