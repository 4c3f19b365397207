// Color modes in a frame whose document is a demo alone.

/** The selectors by which a library knows its color modes: a class, or an attribute with its value. */
export interface ModeSelectors {
  light?: string;
  dark?: string;
}

/** Makes an element one that a mode's selector selects, and the other's does not. */
export function selectMode(element: Element, selectors: ModeSelectors, mode: 'light' | 'dark') {
  const other = mode === 'light' ? 'dark' : 'light';
  for (const [selector, isChosen] of [[selectors[other], false] as const, [selectors[mode], true] as const]) {
    const [, name, value] = /^\[([\w-]+)=["']?(.*?)["']?\]$/.exec(selector ?? '') ?? [];
    if (name && isChosen) element.setAttribute(name, value ?? '');
    else if (name) element.removeAttribute(name);
    else if (selector?.startsWith('.')) element.classList.toggle(selector.slice(1), isChosen);
  }
}
