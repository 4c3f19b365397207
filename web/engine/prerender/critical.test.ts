import { expect, test } from 'vitest';
import { mergeDirections, stillRules } from './critical';

test.each([
  ['a class that is there', '.a{color:red;}', '.a{color:red;}'],
  ['one that is not', '.a .b{color:red;}', ''],
  ['some selectors of a rule', '.a,.b{color:red;}', '.a{color:red;}'],
  ['a state', '.a:hover{color:red;}.a.c:focus-visible{color:red;}', ''],
  ['a state that the markup is in', '.a:disabled{color:red;}', '.a:disabled{color:red;}'],
  ['under a condition', '@media (min-width:600px){.b{top:0;}}@media print{.c{top:0;}}', '@media print{.c{top:0;}}'],
  ['a number is no class', '.a{margin:0.5em;}', '.a{margin:0.5em;}'],
  [
    'steps of an animation',
    '@keyframes turn{0%{opacity:0.5;}100%{opacity:1;}}',
    '@keyframes turn{0%{opacity:0.5;}100%{opacity:1;}}',
  ],
  [
    'steps of an animation with a prefix',
    '@-webkit-keyframes turn{12.5%{opacity:1;}}',
    '@-webkit-keyframes turn{12.5%{opacity:1;}}',
  ],
])('rules of a picture: %s', (_, css, kept) => {
  expect(stillRules(css, '<p class="a c"><b class="">.b</b></p>')).toBe(kept);
});

test.each([
  ['the same rules stand once', '.a{color:red;}', '.a{color:red;}', '.a{color:red;}'],
  [
    'of several rules only those that differ',
    '.a{color:red;}.a .b{left:0;}.a:hover{top:0;}',
    '.a{color:red;}.a .b{right:0;}.a:hover{top:0;}',
    '.a{color:red;}:where(:root[dir=ltr]) .a .b{left:0;}:where(:root[dir=rtl]) .a .b{right:0;}.a:hover{top:0;}',
  ],
  [
    'under a condition',
    '@media print{.a{left:0;}}',
    '@media print{.a{right:0;}}',
    '@media print{:where(:root[dir=ltr]) .a{left:0;}}@media print{:where(:root[dir=rtl]) .a{right:0;}}',
  ],
  [
    'steps of an animation with a prefix',
    '@-webkit-keyframes a{0%{left:0;}}',
    '@-webkit-keyframes a{0%{right:0;}}',
    '@-webkit-keyframes a{0%{left:0;}}@-webkit-keyframes a{0%{right:0;}}',
  ],
  [
    'other numbers of rules',
    '.a{left:0;}',
    '.a{right:0;}.b{top:0;}',
    ':where(:root[dir=ltr]) .a{left:0;}:where(:root[dir=rtl]) .a{right:0;}:where(:root[dir=rtl]) .b{top:0;}',
  ],
])('both directions in one stylesheet: %s', (_, ltr, rtl, merged) => {
  const merge = (right: string) => mergeDirections('x', { one: ltr }, { one: right }).css;
  expect([merge(rtl), merge(ltr)]).toEqual([merged, ltr]);
  expect([merge(rtl), merge(ltr)]).toEqual([merged, ltr]); // from memory
});

test('rules of a staged demo hold where the stage has a direction, else where the page has it', () => {
  const { css } = mergeDirections('x', { one: '.a{left:0;}' }, { one: '.a{right:0;}' }, true);
  const under = (direction: string) =>
    `:where(:root[dir=${direction}] [data-stage]:not([dir]),[data-stage][dir=${direction}]) .a`;
  expect(css).toBe(`${under('ltr')}{left:0;}${under('rtl')}{right:0;}`);
  expect(mergeDirections('x', { one: '.a{left:0;}' }, { one: '.a{right:0;}' }).css).toBe(
    ':where(:root[dir=ltr]) .a{left:0;}:where(:root[dir=rtl]) .a{right:0;}',
  );
});
