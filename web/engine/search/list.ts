// The hits of a query as options of a listbox: in groups, each an answer that can be followed at once.
import { Class } from '../dom';
import { say, sayWith } from '../messages/say';
import { element, icon, marked, newId, type Content } from './element';
import { grouped, groupTitles, groupWholes, isSamePage, shortType, type Group, type GroupName } from './groups';
import { type IconName } from './icons';
import type { Hit, Kind, Result } from './types';

/** What the list needs to know of the search around it. */
export interface Surroundings {
  /** The label of a product by its id. */
  label(product: string): string;
  /** The address of the search as a page, for a group or for all. */
  address(text: string, group?: GroupName): string;
}

const iconOfKind: Record<Kind, IconName> = {
  page: 'page',
  guide: 'guide',
  section: 'section',
  api: 'api',
  prop: 'prop',
  slot: 'prop',
  event: 'prop',
  class: 'class',
  error: 'error',
  theme: 'theme',
  icon: 'icon',
};

/** The hit that an option leads to: what is remembered when it is followed. */
export const hits = new WeakMap<Element, Hit>();
/** The group that an option shows whole. */
export const wholeGroups = new WeakMap<Element, GroupName | 'meant'>();

function option(href: string, classes: string, ...content: Content[]): HTMLAnchorElement {
  const attributes = {
    href,
    class: classes,
    id: newId(),
    role: 'option',
    'aria-selected': 'false',
    tabindex: '-1',
  };
  return element('a', attributes, ...content);
}

/** A heading names its group; a listbox holds none. */
export function heading(id: string, text: string, count?: number): HTMLElement {
  return element(
    'div',
    { class: Class.SearchHeading, id, role: 'presentation' },
    element('span', {}, text),
    count !== undefined && element('span', {}, String(count)),
  );
}

const place = ({ product, group }: Hit, { label }: Surroundings) => {
  const text = label(product ?? '');
  return (
    Boolean(text || group) &&
    element('span', { class: Class.Label }, text, Boolean(group) && element('small', {}, group))
  );
};

/** A row of the reference: the name that it belongs to, its own, type and default. */
function factsOf(hit: Hit, met: readonly string[]): HTMLElement {
  const { text, more } = shortType(hit.type ?? '');
  return element(
    'span',
    { class: Class.SearchFacts },
    element('span', { class: Class.SearchName }, element('i', {}, hit.page), ' ', ...marked(hit.title, met)),
    Boolean(text) && element('span', { class: Class.SearchType }, text, more > 0 && element('u', {}, `+${more}`)),
    Boolean(hit.default) &&
      element(
        'span',
        { class: Class.SearchDefault },
        element('span', { class: Class.VisuallyHidden }, say('Default: ')),
        hit.default,
      ),
  );
}

const isRow = ({ kind }: Hit) => kind === 'prop' || kind === 'slot' || kind === 'event';
const isCode = ({ kind }: Hit) => kind === 'class' || kind === 'theme';

interface Line {
  hit: Hit;
  /** Whether it is below the page that it is a section of. */
  child: boolean;
}

/** The options of lines: product and group are shown once where several lines are about one page. */
const linesOf = (lines: readonly Line[], met: readonly string[], around: Surroundings): HTMLElement[] =>
  lines.map((line, i) => optionOf(line, met, around, isSamePage(line.hit, lines[i - 1]?.hit)));

function optionOf({ hit, child }: Line, met: readonly string[], around: Surroundings, isPlaced: boolean) {
  const oneLine = !isRow(hit) && (child || !hit.excerpt);
  const classes = [
    Class.SearchHit,
    child && Class.SearchChild,
    isRow(hit) && Class.SearchRow,
    oneLine && Class.SearchOneLine,
  ];
  const title = marked(hit.title, met);
  const content: Content[] = isRow(hit)
    ? [factsOf(hit, met)]
    : [
        element(
          'span',
          { class: Class.SearchTitle },
          ...(isCode(hit) ? [element('span', { class: Class.SearchMono, dir: 'ltr' }, ...title)] : title),
          !child && Boolean(hit.page) && element('em', {}, ' ', ...marked(hit.page ?? '', met)),
        ),
        // What a text is cut with stays at its own ends, whichever way the page runs.
        !oneLine && element('span', { class: Class.SearchText }, element('bdi', {}, ...marked(hit.excerpt ?? '', met))),
      ];
  const made = option(
    hit.address,
    classes.filter(Boolean).join(' '),
    icon(iconOfKind[hit.kind]),
    ...content,
    !isPlaced && place(hit, around),
  );
  hits.set(made, hit);
  return made;
}

function moreOf(text: string, href: string, group: GroupName | 'meant'): HTMLElement {
  const title = element('span', { class: Class.SearchTitle }, text);
  const made = option(href, `${Class.SearchHit} ${Class.SearchMore}`, icon('all'), title);
  wholeGroups.set(made, group);
  return made;
}

function optionsOf({ rows }: Group, met: readonly string[], around: Surroundings): HTMLElement[] {
  const lines = rows.flatMap(({ hit, children }) => [
    { hit, child: false },
    ...children.map((child) => ({ hit: child, child: true })),
  ]);
  return linesOf(lines, met, around);
}

function groupOf(title: string, count: number, options: HTMLElement[]): HTMLElement {
  const id = newId();
  return element('div', { role: 'group', 'aria-labelledby': id }, heading(id, title, count), ...options);
}

/** The hits of a query, by what they are; one group alone is shown whole. */
export function listOf(result: Result, text: string, around: Surroundings, only?: GroupName): HTMLElement[] {
  return grouped(result, only).map((group) => {
    const options = optionsOf(group, result.met, around);
    if (group.more && !only) {
      options.push(
        moreOf(sayWith(groupWholes[group.name], { count: group.count }), around.address(text, group.name), group.name),
      );
    }
    return groupOf(say(groupTitles[group.name]), group.count, options);
  });
}

/** So many hits are shown of a query that was answered in place of the one asked. */
const meantHits = 8;

/** The hits of what a reader may have meant: the best ones, and the way to all of them. */
export function listOfMeant(result: Result, around: Surroundings): HTMLElement[] {
  const query = result.meant ?? '';
  const lines = result.hits.slice(0, meantHits).map((hit) => ({ hit, child: false }));
  const options = linesOf(lines, result.met, around);
  if (result.total > options.length) {
    options.push(moreOf(sayWith('All {count} results', { count: result.total }), around.address(query), 'meant'));
  }
  return [groupOf(sayWith('Results for “{query}”', { query }), result.total, options)];
}
