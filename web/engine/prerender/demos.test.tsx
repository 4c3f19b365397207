import * as React from 'react';
import { expect, test } from 'vitest';
import { renderDemos, type NodeDemoModule } from './demos';
import type { Demo } from '../contract/contract.gen';
import type { FamilyProviderProps } from '../family';

function page() {
  const states = new Set<object>();
  const packs = new Set<unknown>();
  const module: NodeDemoModule = {
    families: {
      own: () => ({
        key: 'own',
        Provider: (props: FamilyProviderProps) => {
          states.add(props.state);
          packs.add(props.packs);
          return props.children;
        },
      }),
    },
    packs: { own: () => [{ label: 'a label' }] },
    demos: { one: () => () => <p>one</p>, two: () => () => <p>two</p>, three: () => () => <p>three</p> },
  };
  const demos = Object.keys(module.demos).map((name) => ({ name, family: 'own', options: {} })) as Demo[];
  expect(renderDemos(demos, { module: () => module, begin: () => {} }).demos.map(({ html }) => html)).toEqual([
    '<p>one</p>',
    '<p>two</p>',
    '<p>three</p>',
  ]);
  return { states: [...states], packs: [...packs] };
}

test('the demos of a page share the states and labels that themes are made for', () => {
  const { states, packs } = page();
  expect(states).toHaveLength(3);
  expect(packs).toHaveLength(1);
});

test('what a demo does to its theme reaches no other page', () => {
  const [first, second] = [page(), page()];
  expect(second.states.filter((state) => first.states.includes(state))).toEqual([]);
  expect(second.packs).not.toContain(first.packs[0]);
});

function problems(module: () => NodeDemoModule, names: string[]) {
  const demos = names.map((name) => ({ name, family: 'own', options: {} })) as Demo[];
  return renderDemos(demos, { module, begin: () => {} }).demos.map(({ name, problem }) => [name, problem?.kind]);
}

test('demos that cannot be loaded are a problem of each of them', () => {
  const load = () => {
    throw new RangeError('Maximum call stack size exceeded');
  };
  expect(problems(load, ['one', 'two'])).toEqual([
    ['one', 'unloadable'],
    ['two', 'unloadable'],
  ]);
});

test('a demo that renders too much, alone or with those before it, is a problem', () => {
  const text = (length: number) => () => () => 'x'.repeat(length);
  const module: NodeDemoModule = {
    families: { own: () => ({ key: 'own', Provider: (props: FamilyProviderProps) => props.children }) },
    packs: {},
    demos: { one: text(10_000_000), two: text(7_000_000), three: text(5_000_000), four: text(17_000_000) },
  };
  expect(problems(() => module, ['one', 'two', 'three', 'four'])).toEqual([
    ['one', undefined],
    ['two', 'large'],
    ['three', undefined],
    ['four', 'large'],
  ]);
});
