import { expect, test } from 'vitest';
import { subject, summary, words } from './changes';

const release = {
  version: '5.15.4',
  changes: [
    { change: 'added', kind: 'class', of: 'ToggleButtonGroup', name: 'firstButton' },
    { change: 'added', kind: 'class', of: 'ToggleButtonGroup', name: 'lastButton' },
    { change: 'default', kind: 'prop', of: 'Card', name: 'variant' },
    { change: 'added', kind: 'hook', name: 'useThing' },
  ],
};

test('a release is told in numbers and by what it touched', () => {
  expect(summary(release)).toBe(
    '2 classes new, 1 prop with another default, 1 hook new',
  );
  expect(subject(release)).toBe('ToggleButtonGroup, Card and 1 more');
  expect(subject({ ...release, changes: release.changes.slice(0, 3) })).toBe(
    'ToggleButtonGroup and Card',
  );
});

test('a change is told by its kind and its place', () => {
  expect(words(release.changes[0]!)).toBe('class of ToggleButtonGroup, new');
  expect(words(release.changes[3]!)).toBe('hook, new');
});
