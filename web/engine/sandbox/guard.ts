// Ends code that does not let go of its thread. Browsers differ in whether the frame has a thread of its own.

export interface GuardOptions {
  /** Milliseconds. */
  now(): number;
  /** Calls back when the task under way has ended, microtasks included. */
  afterTask(action: () => void): void;
  /** Milliseconds that a task may take. */
  limit: number;
}

/** What guarded code calls: see editor/guard.ts. */
export interface Guard {
  /** True: it stands for a condition that is left out. */
  (): true;
  each<Item>(list: Iterable<Item>): Iterable<Item>;
  eachAwaited<Item>(list: AsyncIterable<Item> | Iterable<Item>): AsyncIterable<Item>;
}

/** Makes a guard. Once a task has taken too long, everything in it is stopped: what catches the error as well. */
export function createGuard({ now, afterTask, limit }: GuardOptions): Guard {
  let began: number | undefined;
  const guard = (): true => {
    if (began === undefined) {
      began = now();
      afterTask(() => (began = undefined));
    } else if (now() - began > limit) {
      throw new Error('The code ran for more than a second and a half and was stopped.');
    }
    return true;
  };
  return Object.assign(guard, {
    *each<Item>(list: Iterable<Item>) {
      for (const item of list) {
        guard();
        yield item;
      }
    },
    async *eachAwaited<Item>(list: AsyncIterable<Item> | Iterable<Item>) {
      for await (const item of list) {
        guard();
        yield item;
      }
    },
  });
}

/** The guard of the frame. Timers are slow in tabs that nobody sees; messages are not. */
export function frameGuard(): Guard {
  const { port1, port2 } = new MessageChannel();
  let ended = () => {};
  port1.onmessage = () => ended();
  return createGuard({
    now: () => performance.now(),
    afterTask(action) {
      ended = action;
      port2.postMessage(null);
    },
    limit: 1500,
  });
}
