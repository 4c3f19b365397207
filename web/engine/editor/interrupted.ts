// Remembers the code that is about to run until it has let go of the page. Where a browser runs the frame on the page's
// thread, code can hang both: the page can then be loaded anew without running that code again.
import { runningCode, store, stored } from '../preferences/storage';

export interface Run {
  demo: string;
  language: string;
  code: string;
  /** Whether the code came with a link. */
  foreign: boolean;
  /** The hash of the page's address. */
  hash: string;
}

/** What this page itself remembers: it is still being asked whether it answers. */
let own: string | undefined;

export function remember(run: Run) {
  own = JSON.stringify(run);
  store('sessionStorage', runningCode(), own);
}

/** The code of a demo answers, or is gone. */
export function forget(demo: string) {
  if (interruptedIn(own ?? stored('sessionStorage', runningCode()))?.demo !== demo) return;
  own = undefined;
  store('sessionStorage', runningCode(), '');
}

/** The code that ran when this page was left, and had not answered. */
export function interrupted(): Run | undefined {
  const text = stored('sessionStorage', runningCode());
  return text === own ? undefined : interruptedIn(text);
}

function interruptedIn(text: string | null | undefined): Run | undefined {
  try {
    const run = JSON.parse(text || 'null') as Run | null;
    const texts = [run?.demo, run?.language, run?.code, run?.hash];
    return run && texts.every((part) => typeof part === 'string') ? run : undefined;
  } catch {
    return undefined; // somebody else wrote it
  }
}
