// What is read of a demo, by role and name as assistive technology gets them.

declare global {
  interface Element {
    /** Of Chromium, with a flag that the build sets. */
    readonly computedRole: string;
    readonly computedName: string;
  }
}

const squeezed = (text: string) => text.replaceAll(/[\s\u200B]+/g, ' ').trim();

const nameOf = (element: Element) => squeezed(element.computedName);

/** Whether assistive technology reaches an element. One that is hidden may still have a role. */
const isReached = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden="true"], [inert]');

/** How messages call an element: by its role and name. */
export const called = (element: Element | null | undefined) =>
  !element || element === document.body ? '' : squeezed(`${element.computedRole} ${nameOf(element)}`);

/** A demo on the page, with all that it opens outside of itself. */
export class Scene {
  /** `root` is the element that the demo is drawn in. */
  constructor(readonly root: HTMLElement) {}

  /** All elements with a role, and with a name where one is given. */
  all(role: string, name?: string): HTMLElement[] {
    return [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      (element) =>
        element.computedRole === role && (name === undefined || nameOf(element) === name) && isReached(element),
    );
  }

  /** The one element with a role and a name. */
  the(role: string, name?: string): HTMLElement {
    const [first, second] = this.all(role, name);
    if (first && !second) return first;
    const others = this.all(role).map((element) => `“${nameOf(element)}”`);
    const wanted = squeezed(`${role} ${name ?? ''}`);
    if (second) throw new Error(`There are several elements “${wanted}”: ${others.join(', ')}.`);
    throw new Error(
      others.length > 0
        ? `There is no “${wanted}”; elements of that role are ${others.join(', ')}.`
        : `There is no “${wanted}”, nor any other ${role}.`,
    );
  }

  has(role: string, name?: string): boolean {
    return this.all(role, name).length > 0;
  }

  /** Names of all elements with a role, in their order. */
  names(role: string): string[] {
    return this.all(role).map(nameOf);
  }

  /** Role and name of the element that has the focus, “menuitem Copy”; "" for none. */
  get focused(): string {
    return called(document.activeElement);
  }

  /** Role and name of the element that the focused one points at, as the highlighted option of a list. */
  get active(): string {
    const id = document.activeElement?.getAttribute('aria-activedescendant');
    return called(id ? document.getElementById(id) : null);
  }

  /** The text that stands in the one element with a role and a name. */
  text(role: string, name?: string): string {
    return squeezed(this.the(role, name).textContent ?? '');
  }

  /** What a field holds; of other elements their value for assistive technology, or their text. */
  value(role: string, name?: string): string {
    return valueOf(this.the(role, name));
  }

  /** An attribute of the one element with a role and a name; "" for none. */
  attribute(attribute: string, role: string, name?: string): string {
    return this.the(role, name).getAttribute(attribute) ?? '';
  }

  /** The first element below the demo's own that a selector finds. */
  query(selector: string): HTMLElement {
    const found = this.root.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`The demo has no element “${selector}”.`);
    return found;
  }
}

export function valueOf(element: Element): string {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
  return element.getAttribute('aria-valuenow') ?? squeezed(element.textContent ?? '');
}
