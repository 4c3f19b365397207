import { buildSync } from 'esbuild';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { themeBorderRadius, tooltipMaxWidth } from '../../engine/contract/constants.gen';

const here = new URL('.', import.meta.url).pathname;
const theme = join(here, '..');
const css = buildSync({
  entryPoints: [join(here, 'index.css')],
  bundle: true,
  write: false,
  logLevel: 'silent',
}).outputFiles[0]!.text.replace(/\/\*[\s\S]*?\*\//g, '');

interface Rule {
  selector: string;
  layers: string[];
}

/** All style rules with the layers around them. Keyframes and at-rules without selectors are left out. */
function rulesOf(text: string): Rule[] {
  const rules: Rule[] = [];
  const open: string[] = [];
  let head = '';
  for (const char of text) {
    if (char === '{') {
      const name = head.trim();
      const nested = open.some((outer) => !outer.startsWith('@') || outer.startsWith('@keyframes'));
      if (!name.startsWith('@') && !nested) {
        rules.push({
          selector: name,
          layers: open.filter((outer) => outer.startsWith('@layer')),
        });
      }
      open.push(name);
      head = '';
    } else if (char === '}') {
      open.pop();
      head = '';
    } else if (char === ';') {
      head = '';
    } else {
      head += char;
    }
  }
  return rules;
}

const rules = rulesOf(css);
const selectors = (list: string) => {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const char of list) {
    depth += char === '(' ? 1 : char === ')' ? -1 : 0;
    if (char === ',' && !depth) {
      parts.push(part.trim());
      part = '';
    } else {
      part += char;
    }
  }
  return [...parts, part.trim()];
};

test('the parser of this test sees the stylesheet', () => {
  expect(rules.length).toBeGreaterThan(200);
  expect(
    rulesOf('p{a:b}@layer x{.c,.d{e:f}@media y{g{h:i}}}').map(({ selector, layers }) => [selector, layers.length]),
  ).toEqual([
    ['p', 0],
    ['.c,.d', 1],
    ['g', 1],
  ]);
});

test('every rule is in a layer, so that demo styles always win', () => {
  expect(rules.filter(({ layers }) => !layers.length).map(({ selector }) => selector)).toEqual([]);
});

test('the order of layers is declared once, first', () => {
  expect(css.trim()).toMatch(/^@layer vt.reset, vt.tokens, vt.base, vt.shell, vt.parts, vt.pages, vt.print;/);
});

// A demo is below `.vt`, its popups are children of the body, and neither is ever below `.ui`: so each selector begins
// with `.ui`, with a part that also is `.ui`, or with one step of the page's own frame.
const anchors = [
  /^:root(\[[^\]]*\]|:not\(\[[^\]]*\]\))*$/,
  /^(body|\.vt|::view-transition-[\w-]+\([\w*-]+\))$/,
  /^(\.ui|:where\(\.ui(, ?\.ui \*)?\)|:where\(\.ui \*\))/,
  /^\.[\w-]+:where\(\.ui\)/,
  /^:where\((body|\.vt|\.vt, \.bar|\.shell|\.section|\.exhibit|\.exhibit, \.bench-stage|\.play|\.bench|\.bench-stage|\.ground|\.pictures|\.pictured|\.sheet|\.plates|\.plate|\.anatomy|\.figure|\.canvas)\) > \.[\w-]+/,
  /^:where\((\.wall|\.case|\.around|\.hero|\.section, \.around)\) > \.[\w-]+/,
  /^:where\((\.main|\.has-side|\.lists|\.main, \.lists)\) > \.[\w-]+/,
  /^\.(skip|main):focus(-visible)?$/,
  /^vitrine-slot$/, // an element of the engine alone: no demo has it
];

test('no selector can match inside a demo or a portal on the body', () => {
  const free = rules
    .flatMap(({ selector }) => selectors(selector))
    .filter((selector) => {
      const path = selector.replace(/^:root(\[[^\]]*\]|:not\(\[[^\]]*\]\))*\s+/, '');
      return !anchors.some((anchor) => anchor.test(path));
    });
  expect(free).toEqual([]);
});

test('no rule of ours is important', () => {
  expect(css).not.toContain('!important');
});

test('a tooltip is at most as wide as the specification says', () => {
  expect(/\.tip:where\(\.ui\) \{[^}]*max-inline-size: (\d+)px/.exec(css)?.[1]).toBe(String(tooltipMaxWidth));
});

describe('tokens', () => {
  const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map((match) => match[1]!));
  const defined = new Set([...css.matchAll(/[{;\s](--[\w-]+)\s*:/g)].map((match) => match[1]!));
  test('every property that is used is defined', () => {
    expect([...used].filter((name) => !defined.has(name))).toEqual([]);
  });
  test('every token is used', () => {
    expect([...defined].filter((name) => name.startsWith('--vt-') && !used.has(name))).toEqual([]);
  });
  test('what stands on the root is prefixed, since it reaches into demos', () => {
    const root = [...css.matchAll(/:root[^{]*\{([^{}]*)\}/g)].map((match) => match[1]!).join(';');
    expect(
      [...root.matchAll(/(--[\w-]+)\s*:/g)].map((match) => match[1]!).filter((name) => !name.startsWith('--vt-')),
    ).toEqual([]);
  });
  test('the browser surroundings have the color of the surface', () => {
    expect(css).toContain('--vt-surface: oklch(0.992 0.002 255)');
    expect(css).toContain('--vt-surface: oklch(0.212 0.012 258)');
  });
});

// That of a brand stands behind the entry on sites that have one.
const apart = ['index.css', 'brand.css'];

test('every stylesheet of the theme is part of the entry', () => {
  const entry = readFileSync(join(here, 'index.css'), 'utf8');
  const files = readdirSync(theme, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => file.split('/').pop()!);
  expect(files.filter((file) => !apart.includes(file) && !entry.includes(`/${file}'`))).toEqual([]);
});

test('frames are as round as the specification says', () => {
  expect(/--vt-r-frame: (\d+)px/.exec(css)?.[1]).toBe(String(themeBorderRadius));
});

test('corners are one system: the frame, controls and chips within it, marks in a line, and what is round', () => {
  const bodies = [...css.matchAll(/\{([^{}]*border-radius[^{}]*)\}/g)].map((match) => match[1]!);
  const length = /^(0|inherit|50%|var\(--vt-r-(frame|control|chip|mark)\))$/;
  const free = bodies.flatMap((body) => {
    const radius = /border-radius: ([^;]+);/.exec(body)?.[1] ?? '';
    const size = Number(/block-size: (\d+)px/.exec(body)?.[1]);
    const round = radius === `${size / 2}px`;
    return round || radius.split(' ').every((part) => length.test(part)) ? [] : [radius];
  });
  expect(bodies.length).toBeGreaterThan(50);
  expect(free).toEqual([]);
});
