import { expect, test } from 'vitest';
import { Inbox } from './inbox';

const read = (data: unknown) => new Inbox(() => 0).read({ data });

test.each([
  [null],
  [undefined],
  ['pong'],
  [[]],
  [{ kind: 'close' }],
  [{ kind: 'loaded', id: '0' }],
  [{ kind: 'pong' }],
  [{ kind: 'sized', height: Number.NaN }],
  [{ kind: 'shown', height: -1 }],
  [{ kind: 'failed', message: { toString: () => 'no' } }],
])('%j is no message', (data) => {
  expect(read(data)).toBeUndefined();
});

test('messages have their own shape, and nothing more', () => {
  expect(read({ kind: 'pong', id: 1, more: 1 })).toEqual({ kind: 'pong', id: 1 });
  expect(read({ kind: 'sized', height: 1e300 })).toEqual({
    kind: 'sized',
    height: 20_000,
  });
  expect(read({ kind: 'loaded', id: 2 })).toEqual({ kind: 'loaded', id: 2 });
  expect(read({ kind: 'failed', message: 'a', id: 2 })).toEqual({
    kind: 'failed',
    message: 'a',
    id: 2,
  });
  expect(read({ kind: 'failed', message: 'a', id: '2' })).toEqual({
    kind: 'failed',
    message: 'a',
  });
});

test('texts are one line without tricks, and short', () => {
  expect(read({ kind: 'failed', message: 'a\nb\u202Ec\u0000d' })).toEqual({
    kind: 'failed',
    message: 'a b c d',
  });
  const long = read({ kind: 'failed', message: 'x'.repeat(64 << 20) });
  expect((long as { message: string }).message).toHaveLength(1002);
});

test('a flood is told, and its messages are not looked at', () => {
  let now = 5000;
  const inbox = new Inbox(() => now);
  let looks = 0;
  const event = {
    get data() {
      looks++;
      return { kind: 'ready' };
    },
  };
  const answers = Array.from({ length: 20_000 }, () => inbox.read(event));
  expect(answers.filter((answer) => answer === 'flood')).toHaveLength(20_000 - 300);
  expect(looks).toBe(300);
  now += 1001;
  expect(inbox.read(event)).toEqual({ kind: 'ready' });
});

test('messages that take long to read, second by second, are a flood', () => {
  let now = 5000;
  const inbox = new Inbox(() => now);
  const reading = (milliseconds: number) => ({
    get data() {
      now += milliseconds;
      return { kind: 'ready' };
    },
  });
  // once, on a busy machine
  expect(inbox.read(reading(900))).toEqual({ kind: 'ready' });
  now += 60_000;
  const seconds = Array.from({ length: 9 }, () => {
    const answer = inbox.read(reading(350));
    now += 651;
    return answer === 'flood';
  });
  expect(seconds.indexOf(true)).toBe(5);
});
