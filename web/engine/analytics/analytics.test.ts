import { afterEach, expect, test, vi } from 'vitest';
import { webVitalsSampling } from '../contract/constants.gen';
import { fakePage } from '../preferences/fake-page';
import { eventOf } from './clicks';
import { isSampled } from './sampling';

afterEach(() => vi.unstubAllGlobals());

/** An element that knows what it stands in, the nearest first. */
function inside(
  ...elements: {
    selectors: string[];
    dataset?: Record<string, string>;
    id?: string;
  }[]
) {
  return {
    closest: (selector: string) => elements.find(({ selectors }) => selectors.includes(selector)) ?? null,
  } as unknown as Element;
}
const named = (
  dataset: Record<string, string>,
  ...around: { selectors: string[]; dataset?: Record<string, string>; id?: string }[]
) => {
  const element = {
    selectors: ['[data-ga-event-category]', ...('gaEventLabel' in dataset ? ['[data-ga-event-label]'] : [])],
    dataset,
  };
  return inside(
    Object.assign(element, {
      closest: (selector: string) => [element, ...around].find(({ selectors }) => selectors.includes(selector)) ?? null,
    }),
  );
};

test('a click on something that names no event is none', () => {
  expect(eventOf(inside(), () => 0)).toBeUndefined();
});

test('category, action and label are told', () => {
  expect(
    eventOf(
      named({
        gaEventCategory: 'header',
        gaEventAction: 'github',
        gaEventLabel: 'top',
      }),
      () => 0,
    ),
  ).toEqual(['event', 'header', { eventAction: 'github', eventLabel: 'top' }]);
});

test('a demo is told by its name', () => {
  const call = eventOf(
    named({ gaEventCategory: 'demo', gaEventAction: 'expand' }, { selectors: ['.exhibit'], id: 'Sizes' }),
    () => 0,
  );
  expect(call).toEqual(['event', 'demo', { eventAction: 'expand', eventLabel: 'Sizes' }]);
});

test.each([
  [0.05, true],
  [0.0999, true],
  [0.1, false],
  [0.9, false],
])('of a tenth, a lot of %d is told: %s', (lot, told) => {
  expect(eventOf(named({ gaEventCategory: 'c', gaEventSplit: '0.1' }), () => lot) !== undefined).toBe(told);
});

test('one visit of ten thousand is measured', () => {
  expect(webVitalsSampling).toBe(0.0001);
  for (const [lot, sampled] of [
    [0, true],
    [0.000099, true],
    [0.0001, false],
    [0.5, false],
  ] as const) {
    fakePage({});
    expect(isSampled(() => lot)).toBe(sampled);
  }
});

test('the lot is drawn once a visit', () => {
  fakePage({});
  expect(isSampled(() => 0)).toBe(true);
  expect(isSampled(() => 0.9)).toBe(true);
});

test('where nothing can be kept, no page fails', () => {
  fakePage({ refuses: true });
  expect(isSampled(() => 0.9)).toBe(false);
});
