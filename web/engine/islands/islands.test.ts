import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { tabForKey } from './codetabs';
import { currentHeading } from './contents';
import { copyHint, isCopyShortcut } from './copy';
import { scrollToEntry } from './navigation-memory';
import { nextMode } from './settings';
import { endsOpen } from './swipe';
import { tipLeft } from './tooltip';
import { TooltipTiming } from './tooltip-timing';

describe('current heading', () => {
  const tops = [400, 900, 1600];
  const view = { height: 800, landing: 77, end: 6000 };
  test.each([
    ['none in the head of the page', 0, -1],
    ['none above the first heading', 250, -1],
    ['the first, once it is in the upper eighth', 300, 0],
    ['the last one above the line', 1499, 1],
    ['the last', 5000, 2],
  ])('%s', (_, scrollTop, index) => {
    expect(currentHeading(tops, { ...view, scrollTop })).toBe(index);
  });
  test('a heading that a link brought to rest is current in a low window, too', () => {
    expect(currentHeading(tops, { scrollTop: 900 - 117, height: 400, landing: 118, end: 6000 })).toBe(1);
  });
  test('the last one is current at the end of the page, however far down it stands', () => {
    expect(currentHeading(tops, { ...view, scrollTop: 900, end: 1701 })).toBe(2);
    expect(currentHeading(tops, { ...view, scrollTop: 880, end: 1701 })).toBe(1);
  });
  test('none is current at the top, however high the window is', () => {
    expect(currentHeading([100, 300], { ...view, scrollTop: 0, end: 800 })).toBe(-1);
    expect(currentHeading([300, 900], { ...view, scrollTop: 0, height: 5200 })).toBe(-1);
  });
  test('a page without headings has none', () => {
    expect(currentHeading([], { ...view, scrollTop: 1000 })).toBe(-1);
  });
});

describe('navigation', () => {
  const view = { top: 50, bottom: 850 };
  test.each([
    ['an entry in view stays', { top: 300, bottom: 328 }, 0],
    ['an entry above is brought down', { top: 20, bottom: 48 }, -30],
    ['an entry too near to the end gets room below', { top: 780, bottom: 808 }, 78],
  ])('%s', (_, entry, expected) => {
    expect(scrollToEntry(entry, view)).toBe(expected);
  });
});

describe('tabs', () => {
  test.each([
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['a', 0, undefined],
  ])('%s from %i', (key, from, to) => {
    expect(tabForKey(key, from, 3)).toBe(to);
  });
});

describe('copy shortcut', () => {
  const press = (keys: Partial<KeyboardEvent>, altGraph = false) =>
    isCopyShortcut({
      keyCode: 67,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      shiftKey: false,
      getModifierState: () => altGraph,
      ...keys,
    });
  test.each([
    ['Ctrl + C', { ctrlKey: true }, true],
    ['Cmd + C', { metaKey: true }, true],
    ['Alt + C', { altKey: true }, true],
    ['C alone', {}, false],
    ['Ctrl + Shift + C opens the inspector', { ctrlKey: true, shiftKey: true }, false],
    ['another key', { ctrlKey: true, keyCode: 88 }, false],
  ])('%s', (_, keys, expected) => {
    expect(press(keys)).toBe(expected);
  });
  test('AltGr writes a character', () => {
    expect(press({ ctrlKey: true, altKey: true }, true)).toBe(false);
  });
  test.each([
    ['MacIntel', '(or ⌘C)'],
    ['Linux x86_64', '(or Ctrl + C)'],
  ])('%s is told %s', (platform, hint) => {
    expect(copyHint(platform)).toBe(hint);
  });
});

describe('mode switch', () => {
  test.each([
    ['light', ['dark', 'light', 'system']],
    ['dark', ['light', 'dark', 'system']],
  ] as const)('on a %s system each press changes something first, and the third one comes back', (system, expected) => {
    let mode = nextMode('system', system);
    const seen = [mode];
    while (seen.length < 3) {
      seen.push((mode = nextMode(mode, system)));
    }
    expect(seen).toEqual(expected);
  });
});

describe('tooltip', () => {
  let log: string[];
  let timing: TooltipTiming<string>;
  const wait = (ms: number) => vi.advanceTimersByTime(ms);
  beforeEach(() => {
    vi.useFakeTimers();
    log = [];
    timing = new TooltipTiming(
      (target) => log.push(`open ${target}`),
      () => log.push('close'),
    );
  });
  afterEach(() => void vi.useRealTimers());

  test('opens after 100 ms', () => {
    timing.enter('a');
    wait(99);
    expect(log).toEqual([]);
    wait(1);
    expect(log).toEqual(['open a']);
  });
  test('does not open for a pointer that passes by', () => {
    timing.enter('a');
    wait(50);
    timing.leave();
    wait(500);
    expect(log).toEqual([]);
  });
  test('closes without delay', () => {
    timing.enter('a');
    wait(100);
    timing.leave();
    expect(log).toEqual(['open a', 'close']);
  });
  test('within 800 ms of a close the next one opens at once', () => {
    timing.enter('a');
    wait(100);
    timing.leave();
    wait(799);
    timing.enter('b');
    wait(0);
    expect(log).toEqual(['open a', 'close', 'open b']);
  });
  test('after 800 ms the delay applies again', () => {
    timing.enter('a');
    wait(100);
    timing.leave();
    wait(800);
    timing.enter('b');
    wait(99);
    expect(log).toEqual(['open a', 'close']);
  });
  test('Escape closes what is open', () => {
    timing.hide();
    timing.enter('a');
    wait(100);
    timing.hide();
    expect(log).toEqual(['open a', 'close']);
  });
  test('a touch opens after 700 ms and closes 1500 ms after its end', () => {
    timing.touchStart('a');
    wait(699);
    expect(log).toEqual([]);
    wait(1);
    timing.touchMove();
    wait(2000);
    expect(timing.touchEnd()).toBe(true);
    wait(1499);
    expect(log).toEqual(['open a']);
    wait(1);
    expect(log).toEqual(['open a', 'close']);
    expect(timing.touchEnd()).toBe(false); // of the next touch, on nothing that has a name
  });
  test('a touch reports the tooltip that it opened although a scroll has closed it', () => {
    timing.touchStart('a');
    wait(700);
    timing.hide();
    expect(timing.touchEnd()).toBe(true);
    wait(2000);
    expect(log).toEqual(['open a', 'close']);
  });
  test('a short touch opens nothing', () => {
    timing.touchStart('a');
    wait(300);
    expect(timing.touchEnd()).toBe(false);
    wait(2000);
    timing.touchStart('a');
    timing.touchMove();
    wait(2000);
    expect(log).toEqual([]);
  });
  test.each([
    ['centered', { left: 500, width: 32 }, 466],
    ['kept from the start edge', { left: 2, width: 32 }, 8],
    ['kept from the end edge', { left: 960, width: 32 }, 892],
  ])('is %s', (_, target, left) => {
    expect(tipLeft(target, 100, 1000)).toBe(left);
  });
});

describe('the navigation sheet', () => {
  test.each([
    [{ width: 300, inward: 200, speed: 0.1 }, false, true],
    [{ width: 300, inward: 100, speed: 0.1 }, false, false],
    [{ width: 300, inward: 30, speed: 0.9 }, false, true],
    [{ width: 300, inward: -100, speed: -0.1 }, true, true],
    [{ width: 300, inward: -200, speed: -0.1 }, true, false],
    [{ width: 300, inward: -30, speed: -0.9 }, true, false],
    [{ width: 300, inward: 20, speed: 0.9 }, true, true],
  ])('after %j, open before: %s, it is open: %s', (swipe, wasOpen, open) => {
    expect(endsOpen(swipe, wasOpen)).toBe(open);
  });
});
