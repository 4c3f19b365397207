// What the build's browser runs on a page whose libraries write rules, or whose demos only browsers draw: it brings the
// demos to life as a reader's browser does, and tells which rules came, which demos look different from what was sent,
// and what those look like of which nothing was.
import { Attribute } from '../dom';
import { frame } from '../rest';
import { draw, inDarkMode, type Still } from './still';

export interface Subject {
  name: string;
  family: string;
  /** Nothing of it was sent. */
  absent?: boolean;
}

export interface Request {
  layers: string[];
  demos: string;
  subjects: Subject[];
}

export interface Recording {
  /** Rules by family: a runtime writes one once, whichever demos need it. */
  sheets: { family: string; css: string }[];
  differs: { demo: string; what: string }[];
  stills: Pick<Still, 'demo' | 'html' | 'pending'>[];
}

type Look = { tag: string; styles: Map<string, string>[] }[];

const parts = ['', '::before', '::after'];
const liveTimeout = 3000;

/**
 * How all elements of a demo look. Where something moves, its first moment counts. Custom properties are left out: what
 * they change is in the properties that use them.
 */
const lookOf = (demo: Element): Look =>
  [...demo.querySelectorAll('*')].map((element) => ({
    tag: element.localName,
    styles: parts.map((part) => {
      const style = getComputedStyle(element, part);
      return new Map(
        [...style].filter((name) => !name.startsWith('--')).map((name) => [name, style.getPropertyValue(name)]),
      );
    }),
  }));

const numbers = /-?\d+(?:\.\d+)?/g;

/** Whether two values look the same: browsers compute lengths that differ in the third decimal place. */
function looksSame(value: string, now: string) {
  if (value === now) return true;
  if (value.replace(numbers, '#') !== now.replace(numbers, '#')) return false;
  const [one, other] = [value, now].map((text) => (text.match(numbers) ?? []).map(Number));
  return one!.every((number, index) => Math.abs(number - other![index]!) < 0.01);
}

/** The first difference between two looks, in words. */
export function difference(before: Look, after: Look): string {
  if (before.length !== after.length || before.some(({ tag }, index) => tag !== after[index]!.tag)) {
    return `${before.length} elements were sent, and scripts make ${after.length} of them`;
  }
  for (const [index, { tag, styles }] of before.entries()) {
    for (const [part, style] of styles.entries()) {
      for (const [name, value] of style) {
        const now = after[index]!.styles[part]!.get(name) ?? '';
        if (!looksSame(value, now)) return `${name} of <${tag}>${parts[part]} is ${value}, then ${now}`;
      }
    }
  }
  return '';
}

/** Stylesheets that scripts have made, in the order in which they hold. */
const written = (known: ReadonlySet<CSSStyleSheet>) =>
  [...document.styleSheets, ...document.adoptedStyleSheets].filter((sheet) => !known.has(sheet) && !sheet.disabled);

function rulesOf(sheet: CSSStyleSheet): string[] {
  const rules = [...sheet.cssRules].map(({ cssText }) => cssText);
  const media = sheet.media.mediaText;
  return media ? rules.map((rule) => `@media ${media} { ${rule} }`) : rules;
}

async function awake(demo: HTMLElement, hydrate: (demo: HTMLElement) => unknown) {
  const end = performance.now() + liveTimeout;
  await hydrate(demo);
  while (!demo.hasAttribute(Attribute.Live) && performance.now() < end) await frame();
}

/** The element of a demo; one that pages show as a picture gets its own. */
function elementOf({ name, family }: Subject): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[${Attribute.Demo}="${name}"]`);
  if (found) return found;
  const made = document.body.appendChild(document.createElement('div'));
  Object.assign(made.dataset, { demo: name, family });
  return made;
}

const still = '*, ::before, ::after { animation: none !important; transition: none !important }';

export async function record({ layers, demos, subjects }: Request): Promise<Recording> {
  globalThis.vitrineRecords = true;
  const halt = new CSSStyleSheet();
  halt.replaceSync(still);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, halt];
  const known = new Set([...document.styleSheets, halt]);
  const elements = new Map(subjects.map((subject) => [subject, elementOf(subject)]));
  const before = new Map(subjects.map((subject) => [subject, lookOf(elements.get(subject)!)]));
  for (const layer of layers) await import(layer);
  const { hydrate } = (await import(demos)) as { hydrate: (demo: HTMLElement) => unknown };
  const refused = new Set<string>();
  let current = '';
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    if (effectiveDirective.startsWith('style-src')) refused.add(current);
  });
  const seen = new Set<string>();
  const sheets: Recording['sheets'] = [];
  const stills: Recording['stills'] = [];
  for (const family of new Set(subjects.map((subject) => subject.family))) {
    const drawn: Still[] = [];
    for (const subject of subjects) {
      if (subject.family !== family) continue;
      current = subject.name;
      await awake(elements.get(subject)!, hydrate);
      if (subject.absent) drawn.push(...(await draw(subject.name, elements.get(subject)!)));
    }
    await frame();
    await frame();
    const news = () => {
      const rules = new Set(
        written(known)
          .flatMap(rulesOf)
          .filter((rule) => !seen.has(rule)),
      );
      for (const rule of rules) seen.add(rule);
      return [...rules];
    };
    const rules = news();
    rules.push(...(await inDarkMode(drawn, news)));
    if (rules.length > 0) sheets.push({ family, css: rules.join('\n') });
    stills.push(...drawn.map(({ demo, html, pending }) => ({ demo, html, pending })));
  }
  const differs = subjects.flatMap((subject) => {
    const look = before.get(subject)!;
    if (refused.has(subject.name)) return [{ demo: subject.name, what: 'the policy of the page refuses styles of it' }];
    const what = look.length > 0 ? difference(look, lookOf(elements.get(subject)!)) : '';
    return what ? [{ demo: subject.name, what }] : [];
  });
  return { sheets, differs, stills };
}
