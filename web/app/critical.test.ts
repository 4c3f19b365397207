import { expect, test } from 'vitest';
import { stillRules } from './critical';

test.each([
  ['a class that is there', '.a{color:red;}', '.a{color:red;}'],
  ['one that is not', '.a .b{color:red;}', ''],
  ['some selectors of a rule', '.a,.b{color:red;}', '.a{color:red;}'],
  ['a state', '.a:hover{color:red;}.a.c:focus-visible{color:red;}', ''],
  ['a state that the markup is in', '.a:disabled{color:red;}', '.a:disabled{color:red;}'],
  ['under a condition', '@media (min-width:600px){.b{top:0;}}@media print{.c{top:0;}}', '@media print{.c{top:0;}}'],
  ['a number is no class', '.a{margin:0.5em;}', '.a{margin:0.5em;}'],
  ['steps of an animation', '@keyframes turn{0%{opacity:0.5;}100%{opacity:1;}}', '@keyframes turn{0%{opacity:0.5;}100%{opacity:1;}}'],
])('rules of a picture: %s', (_, css, kept) => {
  expect(stillRules(css, '<p class="a c"><b class="">.b</b></p>')).toBe(kept);
});
