// The mistakes of edited code as readers see them: a line under each, and the one at the caret in words, with what may
// stand there instead.
import { Class } from '../dom';
import { say, sayWith } from '../messages/say';
import { rangeOf } from '../tools/ranges';
import type { Fix, Problem } from './check';
import { plainText } from './plain';

/** Names the marks to the browser. */
const marks = 'vitrine-mistake';

/** What a mistake says. */
export function messageOf(shown: Shown): string {
  const [component, prop] = [plainText(shown.of), plainText(shown.prop)];
  if (shown.kind === 'type') return plainText(shown.message!);
  if (shown.kind === 'unknown') return sayWith('{component} takes no {prop}.', { component, prop });
  if (shown.kind === 'missing') return sayWith('{component} needs {prop}.', { component, prop });
  return sayWith('{prop} of {component} can’t be {value}.', { component, prop, value: plainText(shown.value!) });
}

/** A mistake that was found here, or by the compiler of dev mode. */
export type Shown = Omit<Problem, 'kind'> & { kind: Problem['kind'] | 'type'; message?: string };

const ranges = new Map<HTMLElement, Range[]>();

/** Draws lines under mistakes. They take no space, and no letter moves. */
export function underline(code: HTMLElement, problems: readonly Shown[]) {
  ranges.set(
    code,
    problems.map((problem) => rangeOf(code, problem)),
  );
  if (!problems.length) ranges.delete(code);
  const all = [...ranges.values()].flat();
  if (all.length) CSS.highlights?.set(marks, new Highlight(...all));
  else CSS.highlights?.delete(marks);
}

/** The mistake in words, under its line. */
export class Diagnostic {
  readonly element = document.createElement('div');
  private shown: Shown | undefined;

  constructor(
    private lines: HTMLElement,
    private code: HTMLElement,
    private put: (fix: Fix) => void,
    private leave: () => void,
  ) {
    const { element } = this;
    element.className = Class.Diagnostic;
    element.dir = 'ltr'; // it quotes code
    element.hidden = true;
    element.setAttribute('role', 'group');
    element.setAttribute('aria-label', say('Mistake in this line'));
    element.addEventListener('keydown', (event) => {
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      const all = [...element.querySelectorAll('button')];
      if (step) all[(all.indexOf(event.target as HTMLButtonElement) + step + all.length) % all.length]?.focus();
      else if (event.key === 'Escape') this.leave();
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
  }

  show(problem: Shown | undefined, line: number) {
    const { element } = this;
    if (problem && this.shown === problem) return;
    this.shown = problem;
    element.hidden = !problem;
    if (!problem) return element.replaceChildren();
    const text = document.createElement('p');
    text.textContent = messageOf(problem);
    element.replaceChildren(text);
    if (problem.fixes.length) {
      const fixes = document.createElement('p');
      fixes.append(say('Use'), ...problem.fixes.map((fix) => this.button(fix)));
      element.append(fixes);
    }
    this.place(line);
  }

  /** Moves the focus to what may be put in; says whether there is something. */
  focus(): boolean {
    const first = this.element.querySelector('button');
    first?.focus();
    return Boolean(first);
  }

  private place(line: number) {
    const row = this.code.children[line - 1];
    if (!row) return;
    const outer = this.lines.getBoundingClientRect();
    this.element.style.top = `${row.getBoundingClientRect().bottom - outer.top + this.lines.scrollTop + 2}px`;
  }

  private button(fix: Fix) {
    const made = document.createElement('button');
    made.type = 'button';
    made.textContent = fix.text.trim().replace(/^=/, '');
    made.addEventListener('click', () => this.put(fix));
    return made;
  }
}
