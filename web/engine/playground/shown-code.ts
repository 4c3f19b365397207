// The code of a playground on its page: lines that stay keep the colors of the build, the changed one has the needle.
import { Attribute, Class } from '../dom';
import { highlightLine } from '../editor/highlight';
import type { CodeLine } from './code';

/** A line in colors; props without a value have theirs as well. */
function htmlOf({ text, props }: CodeLine) {
  let { html } = highlightLine(text, 'code');
  for (const name of props) {
    html = html.replace(new RegExp(`(^|\\s)(${name})(?=\\s|/|&gt;|$)`), '$1<span class="a">$2</span>');
  }
  return html;
}

/** Shows lines of code, and marks the first that has a prop. Says whether there is one. */
export function showCode(code: HTMLElement, lines: readonly CodeLine[], changed: string) {
  const old = [...code.children] as HTMLElement[];
  const at = lines.findIndex(({ props }) => props.includes(changed));
  for (const [index, line] of lines.entries()) {
    let element = old[index];
    if (!element) {
      element = document.createElement('span');
      element.className = Class.Line;
      code.append(element);
    }
    const end = index < lines.length - 1 ? '\n' : ''; // as the build ends them
    if (element.textContent !== line.text + end || index >= old.length) element.innerHTML = htmlOf(line) + end;
    element.toggleAttribute(Attribute.Lit, index === at);
  }
  for (const element of old.slice(lines.length)) element.remove();
  return at >= 0;
}
