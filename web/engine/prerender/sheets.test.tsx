import * as React from 'react';
import { expect, test } from 'vitest';
import type { Demo } from '../contract/contract.gen';
import type { FamilyProviderProps } from '../family';
import { renderDemos, type NodeDemoModule } from './demos';
import { rulesOf, takeSheets } from './sheets';

test.each([
  [
    'an element stays, for no medium',
    '<p><style data-a="b" media="print">p &gt; b{color:red}</style></p>',
    '<p><style media="not all" data-a="b">p > b{color:red}</style></p>',
    { css: 'p > b{color:red}', media: 'print', href: '', precedence: '', kept: true },
  ],
  [
    'one that React puts into the head goes',
    '<style data-precedence="default" data-href="a&amp;b">p{color:red}</style><p></p>',
    '<p></p>',
    { css: 'p{color:red}', media: '', href: 'a&b', precedence: 'default', kept: false },
  ],
  [
    'text ends no element',
    '<style>/* &lt;/STYLE&gt;&lt;img src=x&gt; */</style>',
    '<style media="not all">/* <\\/STYLE><img src=x> */</style>',
    { css: '/* <\\/STYLE><img src=x> */', media: '', href: '', precedence: '', kept: true },
  ],
])('style elements of demos: %s', (_, html, without, sheet) => {
  expect(takeSheets(html)).toEqual({ html: without, sheets: [sheet] });
});

test('marks of a runtime are no rules', () => {
  const text =
    '<style data-styled="true" data-styled-version="6">.a{color:red;}/*!sc*/\n' +
    'data-styled.g1[id="sc-x-1"]{content:"a,"}/*!sc*/\n</style>';
  expect(rulesOf(text)).toBe('.a{color:red;}');
});

/** A runtime that makes a rule whenever something is rendered. */
function collect() {
  const rules: string[] = [];
  return {
    wrap: (tree: React.ReactElement) => (rules.push('.made{order:1}'), tree),
    css: () => rules.join(''),
  };
}

test('rules of a runtime are collected for each demo, and stand once for those that made the same', () => {
  const module: NodeDemoModule = {
    families: {
      own: () => ({ key: 'own', Provider: ({ children }: FamilyProviderProps) => children, collect }),
    },
    packs: {},
    demos: {
      one: () => () => <p className="made">one</p>,
      two: () => () => <style>{'.two{top:0}'}</style>,
    },
  };
  const demos = Object.keys(module.demos).map((name) => ({ name, family: 'own', options: {} })) as Demo[];
  const { sheets, demos: findings } = renderDemos(demos, { module: () => module, begin: () => {} });
  expect(findings.map(({ problem }) => problem)).toEqual([undefined, undefined]);
  expect(sheets?.map(({ demos, css, kept }) => [demos.join(' '), css, kept])).toEqual([
    ['one two', '.made{order:1}', false],
    ['two', '.two{top:0}', true],
  ]);
});
