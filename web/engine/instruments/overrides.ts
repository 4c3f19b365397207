// Code that styles a part, with the reader's values: what somebody writes into it is seen in the drawing and in all
// demos of the page, and is what is copied.
import { Attribute, Class } from '../dom';

/** A line with a value: `padding: '4px 8px',` of a theme, or `padding: 4px;` of a stylesheet. */
const declaration = /^\s*([\w-]+):\s*(?:'([^'\n]*)'|"([^"\n]*)"|(-?[\d.]+)(?=[,\s]*$)|([^{}'"\n]*?);)[,\s]*$/;

/** Numbers of these are no lengths. */
const plain = /^(?:opacity|order|flex.*|font-weight|line-height|z-index|zoom|scale)$/;

const propertyName = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What code says of a part, as the declarations of a rule. What it can't say in one line of CSS is left out. */
export function declarationsOf(code: string): string {
  let css = '';
  for (const line of code.split('\n')) {
    const [, key, ...values] = declaration.exec(line) ?? [];
    const value = values.find((one) => one !== undefined)?.trim();
    if (!key || !value || /[{};!]/.test(value)) continue;
    const property = propertyName(key);
    const isLength = values[2] !== undefined && !plain.test(property);
    css += `${property}:${value}${isLength ? 'px' : ''}!important;`;
  }
  return css;
}

/** Lets readers write into the code of an anatomy's parts. */
export function startOverrides(anatomy: HTMLElement) {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const first = new Map<HTMLElement, string>();
  for (const row of anatomy.querySelectorAll<HTMLElement>(`[${Attribute.Part}]`)) {
    const code = row.querySelector<HTMLElement>(`.${Class.Code} code`);
    if (code && makeEditable(code)) first.set(code, code.textContent!);
  }
  anatomy.addEventListener('input', () => {
    let css = '';
    for (const [code, begun] of first) {
      const part = code.closest<HTMLElement>(`[${Attribute.Part}]`)!.dataset.part!;
      if (code.textContent === begun) continue;
      css += `:is(.${Class.Demo}, .${Class.Anatomy}) .${Class.DemoRoot} .${CSS.escape(part)}{${declarationsOf(code.textContent!)}}`;
    }
    sheet.replaceSync(css);
  });
}

/** The code takes letters; what scrolled it is no stop of its own any more. */
function makeEditable(code: HTMLElement) {
  try {
    code.contentEditable = 'plaintext-only';
  } catch {
    return false; // by browsers that only edit with styles
  }
  const box = code.closest('pre')!;
  const label = box.getAttribute('aria-label') ?? '';
  for (const name of ['tabindex', 'role', 'aria-label']) box.removeAttribute(name);
  const named = { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, spellcheck: 'false' };
  for (const [name, value] of Object.entries(named)) code.setAttribute(name, value);
  return true;
}
