// Time that passes when it is told to: what libraries wait for comes at once, and always in the same order. It stands
// in for that of the browser before a library can keep hold of one of its functions.

interface Timer {
  at: number;
  /** Milliseconds from one run to the next; undefined for one that runs once. */
  every?: number;
  run: () => void;
}

/** A working day, at rest: nothing that is shown depends on when it is tried. */
const start = Date.UTC(2024, 4, 17, 10, 30);
const frameLength = 16;
/** More than any component has reason to run within one step. */
const mostRuns = 500;

const browserFrame = globalThis.requestAnimationFrame.bind(globalThis);
const BrowserDate = Date;
const timers = new Map<number, Timer>();
let now = 0;
let lastTimer = 0;

function wait(run: () => void, delay: number, every?: number) {
  timers.set(++lastTimer, { at: now + Math.max(0, delay), every, run });
  return lastTimer;
}

const forget = (timer?: number) => void timers.delete(timer ?? 0);

class Day extends BrowserDate {
  constructor(...given: unknown[]) {
    super(...((given.length > 0 ? given : [start + now]) as [number]));
  }
  static now = () => start + now;
}

Object.assign(globalThis, {
  Date: Day,
  setTimeout: (run: (...all: unknown[]) => void, delay = 0, ...all: unknown[]) => wait(() => run(...all), delay),
  setInterval: (run: (...all: unknown[]) => void, delay = 0, ...all: unknown[]) =>
    wait(() => run(...all), delay, Math.max(1, delay)),
  clearTimeout: forget,
  clearInterval: forget,
  requestAnimationFrame: (run: (time: number) => void) => wait(() => run(now), frameLength),
  cancelAnimationFrame: forget,
});
performance.now = () => now;

/** What the browser and React have put off until the next task is done. */
function task() {
  const { port1, port2 } = new MessageChannel();
  return new Promise<void>((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Lets time pass. */
export async function pass(milliseconds: number) {
  const end = now + milliseconds;
  await task();
  for (let runs = 0; runs < mostRuns; runs++) {
    const [next] = [...timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at);
    if (!next) break;
    const [id, timer] = next;
    now = Math.max(now, timer.at);
    if (timer.every === undefined) timers.delete(id);
    else timer.at = now + timer.every;
    timer.run();
    await task();
  }
  now = end;
}

/** What has been drawn is measured, and what moves has arrived. */
export async function drawn() {
  for (let frame = 0; frame < 2; frame++) {
    await new Promise((resolve) => browserFrame(resolve));
    for (const animation of document.getAnimations()) {
      try {
        animation.finish();
      } catch {
        // it has no end
      }
    }
    await pass(frameLength);
  }
}

/** Forgets what anybody still waits for. */
export const forgetTimers = () => timers.clear();
