// Tabbed code blocks. All blocks of a page with the same key switch together, and a choice is kept.
import { Attribute } from '../dom';
import { store, stored } from '../preferences/storage';

/**
 * Index that a key moves to, by the tabs pattern; undefined for other keys. The row is left to right in every
 * direction, as code is.
 */
export function tabForKey(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count;
    case 'ArrowLeft':
      return (current + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
  }
  return undefined;
}

const labelOf = (tab: Element) => tab.textContent!.trim();

interface CodeTabs {
  block: HTMLElement;
  key: string | undefined;
  tabs: HTMLElement[];
}

/** Shows the tab with this label; a block without it stays as it is. */
function select(tabs: HTMLElement[], label: string) {
  const chosen = tabs.find((tab) => labelOf(tab) === label);
  for (const tab of chosen ? tabs : []) {
    const on = tab === chosen;
    tab.ariaSelected = `${on}`;
    tab.tabIndex = on ? 0 : -1;
    document.getElementById(tab.getAttribute('aria-controls')!)?.toggleAttribute(Attribute.Off, !on);
  }
}

export function startCodeTabs() {
  const blocks = [...document.querySelectorAll<HTMLElement>(`[${Attribute.Island}=codetabs]`)].map(
    (block): CodeTabs => ({
      block,
      key: block.dataset.storageKey,
      // Its own list comes first: others stand in its panels.
      tabs: [...block.children[0]!.children] as HTMLElement[],
    }),
  );

  const choose = (from: CodeTabs, tab: HTMLElement) => {
    const label = labelOf(tab);
    const top = from.block.getBoundingClientRect().top;
    for (const block of blocks) {
      if (block === from || (from.key && block.key === from.key)) {
        select(block.tabs, label);
      }
    }
    // Blocks above may have changed their height: the one under the reader's finger stays where it is.
    scrollBy({
      top: from.block.getBoundingClientRect().top - top,
      behavior: 'instant',
    });
    if (from.key) {
      store('localStorage', `codeblock-${from.key}`, label);
    }
  };

  for (const block of blocks) {
    const kept = block.key && stored('localStorage', `codeblock-${block.key}`);
    if (kept) {
      select(block.tabs, kept);
    }
    block.tabs.forEach((tab, index) => {
      tab.addEventListener('click', () => choose(block, tab));
      tab.addEventListener('keydown', (event) => {
        const next = block.tabs[tabForKey(event.key, index, block.tabs.length) ?? -1];
        if (next) {
          event.preventDefault();
          next.focus();
          choose(block, next);
        }
      });
    });
  }
  document.documentElement.removeAttribute(Attribute.Tabs);
}
