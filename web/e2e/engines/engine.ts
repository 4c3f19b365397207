// What the core of the browser suite needs of a browser, whichever protocol it is driven by.

/** A real browser. It has one reader at a time. */
export interface Engine {
  /** A new reader, for whom nothing is stored. The reader before is gone. */
  reader(): Promise<Tab>;
  close(): Promise<void>;
}

export interface EngineOptions {
  /** False for readers who have switched scripts off. */
  scripts?: boolean;
}

type Script<Args extends unknown[], Result> = (...args: Args) => Result;

/** The window of a reader. Functions are sent to the page as text. */
export interface Tab {
  /** Opens a page, and waits until it has loaded. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  evaluate<Args extends unknown[], Result>(script: Script<Args, Result>, ...args: Args): Promise<Awaited<Result>>;
  /** The same inside the first frame that a selector names. */
  evaluateIn<Args extends unknown[], Result>(
    frame: string,
    script: Script<Args, Result>,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Clicks with the pointer on the first element that a selector names. */
  click(selector: string): Promise<void>;
  /** Presses a key, with modifiers before it: "Control+k". */
  press(key: string): Promise<void>;
  /** Types letters, one after another. */
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** What has gone wrong on the page in view: console messages, exceptions, policy violations, files that failed. */
  trouble(): Promise<string[]>;
}

/** Milliseconds until something that must come counts as missing, however busy the machine. */
const timeout = 120_000;

/** Asks again and again until an answer is neither false nor nothing, and returns it. */
async function poll<Answer>(what: string, ask: () => Promise<Answer>): Promise<NonNullable<Answer>> {
  const end = Date.now() + timeout;
  for (let last = 'was never so'; ;) {
    try {
      const answer = await ask();
      if (answer) return answer;
    } catch (error) {
      last = String(error); // the page may just be changing
      if (/invalid session|Connection closed|Target closed/i.test(last)) throw error; // the browser is gone
    }
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}: ${last}`);
    await new Promise((next) => setTimeout(next, 100));
  }
}

/** Waits until a function of the page answers neither false nor nothing. */
export const until = <Args extends unknown[], Result>(tab: Tab, script: Script<Args, Result>, ...args: Args) =>
  poll(`${script} ${JSON.stringify(args)}`, () => tab.evaluate(script, ...args));

/** The same inside a frame. */
export const untilIn = <Args extends unknown[], Result>(
  tab: Tab,
  frame: string,
  script: Script<Args, Result>,
  ...args: Args
) => poll(`${script} ${JSON.stringify(args)} in ${frame}`, () => tab.evaluateIn(frame, script, ...args));

/** Puts the focus somewhere and presses a key until that has an effect: a new window may not have the keyboard yet. */
export async function pressUntil<Args extends unknown[]>(
  tab: Tab,
  [key, focus, happened]: [key: string, focus: (...args: Args) => void, happened: () => boolean],
  ...args: Args
) {
  await poll(`${key} to have its effect`, async () => {
    if (await tab.evaluate(happened)) return true;
    await tab.evaluate(focus, ...args);
    await tab.press(key);
    for (let look = 0; look < 50; look++) {
      if (await tab.evaluate(happened)) return true;
      await new Promise((next) => setTimeout(next, 100));
    }
    return false;
  });
}
