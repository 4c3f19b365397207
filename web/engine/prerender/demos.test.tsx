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
