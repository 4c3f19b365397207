// What went wrong with a reader's code: the cause in words, the lines around it, and what to try.
import { Class } from '../dom';
import { say, sayWith } from '../messages/say';
import { plainCode, plainText } from './plain';

export interface Failure {
  message: string;
  /** From 1; 0 where none is known. */
  line: number;
  /** Code that compiles threw it. */
  thrown?: boolean;
}

/** So many lines stand before and behind the one with the mistake. */
const around = 1;

/** What to try, by what engines and React say. */
const advice: [RegExp, () => string][] = [
  [/is not defined|can't find variable/i, () => say('Import it, or declare it above.')],
  [
    /of undefined|of null|undefined is not an object|null is not an object|is (?:undefined|null)$/i,
    () => say('The value is missing when the demo renders: give it a default, or ask with ?. first.'),
  ],
  [/element type is invalid/i, () => say('Look at the import: a default export is imported without braces.')],
  [/too many re-renders/i, () => say('Set the state in an event handler or an effect, not while rendering.')],
  [/invalid hook call/i, () => say('Call hooks at the top of a component, not in conditions, loops or handlers.')],
  [/objects are not valid as a react child/i, () => say('Show a text, a number or an element of it instead.')],
];

/** Whatever a demo throws, there is something to try; what the compiler says tells it by itself. */
const adviceFor = ({ message, thrown }: Failure) =>
  advice.find(([pattern]) => pattern.test(message))?.[1]() ??
  (thrown ? say('Look at the values in this line, or undo your last change.') : undefined);

/** Fills an element with a failure of some code. */
export function fill(element: HTMLElement, failure: Failure, code: string, goTo: (line: number) => void) {
  const { line } = failure;
  const message = plainText(failure.message);
  element.dataset.line = line ? String(line) : '';
  const what = document.createElement('p');
  what.textContent = line ? sayWith('Line {line}: {message}', { line, message }) : message;
  const parts: HTMLElement[] = [what];
  const tip = adviceFor(failure);
  if (tip) {
    const text = document.createElement('p');
    text.textContent = tip;
    parts.push(text);
  }
  const lines = code.split('\n');
  if (line && line <= lines.length) {
    const frame = document.createElement('pre');
    frame.className = Class.CodeFrame;
    frame.tabIndex = 0; // long lines are scrolled by keys as well
    const from = Math.max(0, line - 1 - around);
    lines.slice(from, line + around).forEach((text, i) => {
      const shown = document.createElement(from + i + 1 === line ? 'mark' : 'span');
      shown.dataset.number = String(from + i + 1);
      shown.textContent = `${plainCode(text)}\n`;
      frame.append(shown);
    });
    const button = document.createElement('button');
    button.type = 'button';
    button.className = Class.TextTool;
    button.textContent = sayWith('Go to line {line}', { line });
    button.addEventListener('click', () => goTo(line));
    parts.push(frame, button);
  }
  element.replaceChildren(...parts);
  element.hidden = false;
}
