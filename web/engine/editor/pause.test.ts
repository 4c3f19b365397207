import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pause, type IsCurrent } from './pause';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Readers see marks this many milliseconds after they stop. */
const limit = 100;

test('a pause has one check, however many letters came before it, and soon', () => {
  const check = vi.fn();
  const pause = new Pause(check);
  for (let letter = 0; letter < 40; letter++) {
    pause.typed();
    vi.advanceTimersByTime(30);
  }
  expect(check).not.toHaveBeenCalled();
  vi.advanceTimersByTime(limit - 30);
  expect(check).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(check).toHaveBeenCalledTimes(1);
});

test('what a letter overtakes tells nothing, nor what the end of editing does', () => {
  const checks: IsCurrent[] = [];
  const pause = new Pause((isCurrent) => checks.push(isCurrent));
  const current = () => checks.map((isCurrent) => isCurrent());
  pause.typed();
  vi.advanceTimersByTime(limit);
  expect(current()).toEqual([true]);
  pause.typed();
  expect(current()).toEqual([false]);
  vi.advanceTimersByTime(limit);
  expect(current()).toEqual([false, true]);
  pause.typed();
  pause.end();
  vi.advanceTimersByTime(limit);
  expect(current()).toEqual([false, false]);
});
