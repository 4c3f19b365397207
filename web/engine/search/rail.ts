// What narrows a search: the product, one of a group of radios, and the kind, one of a row of buttons.
import { Class } from '../dom';
import { say } from '../messages/say';
import { element, newId } from './element';
import { countOf, groupNames, groupTitles, type GroupName } from './groups';
import type { Result, Product } from './types';

/** What the reader has narrowed the search to. */
export interface Choice {
  /** A product, or "" for all. */
  only: string;
  group?: GroupName;
}

export interface Rail {
  element: HTMLElement;
  /** Shows what can be chosen, what is, and how many results each has: nothing is known of them without a result. */
  show(products: readonly Product[], choice: Choice, result: Result | undefined): void;
}

interface Entry {
  key: string;
  label: string;
  count: number | undefined;
  chosen: boolean;
}

/** A row of buttons, whose state is said by an attribute; its elements stay, so that the focus does. */
function choices(title: string, role: string, state: string, choose: (key: string) => void) {
  const id = newId();
  const list = element('div', {
    class: Class.SearchChoices,
    role,
    'aria-labelledby': id,
  });
  const buttons = new Map<string, HTMLButtonElement>();
  const make = (key: string) => {
    const made = element('button', {
      type: 'button',
      role: role === 'radiogroup' ? 'radio' : undefined,
    });
    made.addEventListener('click', () => choose(key));
    buttons.set(key, made);
    return made;
  };
  const show = (entries: Entry[]) => {
    const wanted = entries.map(({ key, label, count, chosen }) => {
      const button = buttons.get(key) ?? make(key);
      button.replaceChildren(
        label,
        element('span', { class: Class.SearchCount }, count === undefined ? '' : String(count)),
      );
      button.setAttribute(state, String(chosen));
      if (role === 'radiogroup') button.tabIndex = chosen ? 0 : -1;
      return button;
    });
    if (wanted.length !== list.children.length || wanted.some((button, i) => list.children[i] !== button))
      list.replaceChildren(...wanted);
  };
  const heading = element('p', { class: Class.SearchRailTitle, id }, title);
  return { nodes: [heading, list], list, show };
}

/** Arrow keys move and choose in one step, as in any group of radios. */
function moveByArrows(list: HTMLElement) {
  list.addEventListener('keydown', (event) => {
    const forward = getComputedStyle(list).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
    const step = { ArrowDown: 1, [forward]: 1, ArrowUp: -1, [backward]: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const radios = [...list.querySelectorAll<HTMLElement>('[role=radio]')];
    const next = radios[(radios.indexOf(event.target as HTMLElement) + step + radios.length) % radios.length];
    next?.focus();
    next?.click();
  });
}

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, count) => all + count, 0);

/** The reader's own product stands first, behind all of them. */
export function makeRail(own: string, choose: (choice: Partial<Choice>) => void): Rail {
  const byProduct = choices(say('Product'), 'radiogroup', 'aria-checked', (only) => choose({ only }));
  const byKind = choices(say('Kind'), 'group', 'aria-pressed', (key) =>
    choose({ group: (key || undefined) as GroupName | undefined }),
  );
  moveByArrows(byProduct.list);
  return {
    element: element('div', { class: Class.SearchRail }, ...byProduct.nodes, ...byKind.nodes),
    show(products, { only, group }, result) {
      const ordered = [...products].sort((a, b) => Number(b.id === own) - Number(a.id === own));
      byProduct.show([
        {
          key: '',
          label: say('All products'),
          count: result && sum(result.byProduct),
          chosen: !only,
        },
        ...ordered.map(({ id, label }) => ({
          key: id,
          label,
          count: result && (result.byProduct[id] ?? 0),
          chosen: id === only,
        })),
      ]);
      const counts = groupNames.map((name) => [name, result ? countOf(name, result) : 0] as const);
      const shown = counts.filter(([name, count]) => count > 0 || name === group);
      byKind.show([
        {
          key: '',
          label: say('Everything'),
          count: result && counts.reduce((all, [, n]) => all + n, 0),
          chosen: !group,
        },
        ...shown.map(([name, count]) => ({
          key: name,
          label: say(groupTitles[name]),
          count: result && count,
          chosen: name === group,
        })),
      ]);
    },
  };
}
