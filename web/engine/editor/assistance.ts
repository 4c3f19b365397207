// What helps a reader who writes code: marks under mistakes, what may stand at the caret, what a name means.
import type { Hint } from '../contract/contract.gen';
import { Class } from '../dom';
import { announce } from '../islands/announce';
import { say, sayWith } from '../messages/say';
import { namesIn } from '../tools/places';
import { rangeOf } from '../tools/ranges';
import { lookUps } from '../tools/source';
import type { CodeArea } from './area';
import { check, type Fix } from './check';
import { merged, typeProblems } from './answer';
import { optionsOf, typeOf, type Option } from './completion';
import { contextAt, type Context } from './context';
import { Diagnostic, messageOf, underline, type Shown } from './diagnostic';
import type { Code } from './elements';
import { Facts } from './facts';
import { importsOf } from './imports';
import { Pause, type IsCurrent } from './pause';
import { Popup } from './popup';

const facts = new Facts();

/** What reads code for marks; it comes with the compiler. */
export type Read = (code: string) => Promise<Code>;

export class Assistance {
  /** Says how many mistakes there are, and where the first is. */
  readonly bar = document.createElement('div');
  private status = document.createElement('span');
  private goTo = document.createElement('button');
  private popup: Popup;
  private diagnostic: Diagnostic;
  private problems: Shown[] = [];
  private context: Context | undefined;
  private pause = new Pause((isCurrent) => void this.check(isCurrent));
  private asked = 0;
  private hasTold = false;

  constructor(
    private area: CodeArea,
    private lines: HTMLElement,
    private code: HTMLElement,
    private read: Read,
  ) {
    const { element } = area;
    this.popup = new Popup(element, (option) => this.take(option));
    this.diagnostic = new Diagnostic(
      lines,
      code,
      (fix) => this.put(fix),
      () => element.focus(),
    );
    this.buildBar();
    lines.append(this.diagnostic.element);
    lines.after(this.popup.element);
    element.addEventListener('input', (event) => void this.typed(event as InputEvent));
    element.addEventListener('blur', () => this.popup.close());
    element.addEventListener('scroll', () => this.popup.close());
    lines.addEventListener('scroll', () => this.popup.close());
    document.addEventListener('selectionchange', this.moved);
    lookUps.set(code, (offset) => this.lookUp(offset));
    this.warm();
  }

  private buildBar() {
    const { bar, status, goTo, area } = this;
    bar.className = Class.EditorStatus;
    status.setAttribute('role', 'status');
    goTo.type = 'button';
    goTo.className = Class.TextTool;
    goTo.hidden = true;
    goTo.addEventListener('click', () => {
      const { start } = this.problems[0]!;
      area.element.focus();
      area.element.setSelectionRange(start, start);
    });
    status.textContent = say('Ctrl+Space completes, Ctrl+I explains a name.');
    bar.append(status, goTo);
  }

  /** Facts come while the reader looks for the place to edit. */
  private warm() {
    const imports = importsOf(this.area.text);
    for (const name of Object.keys(imports)) void facts.of(name, imports);
  }

  /** The text is another one. */
  changed() {
    this.pause.typed();
    this.problems = []; // they stand elsewhere by now
    this.diagnostic.show(undefined, 0);
  }

  end() {
    this.pause.end();
    document.removeEventListener('selectionchange', this.moved);
    lookUps.delete(this.code);
    underline(this.code, []);
    this.bar.remove();
    this.popup.element.remove();
  }

  private async check(isCurrent: IsCurrent) {
    const { text } = this.area;
    const code = await this.read(text).catch(() => undefined); // the compiler says what is wrong with it
    const problems = code ? await check(text, code, facts) : [];
    if (!isCurrent()) return;
    this.show(problems, true);
    const told = await typeProblems(this.code.closest<HTMLElement>(`.${Class.Code}`)!.dataset.href ?? '', text);
    if (isCurrent() && told.length) this.show(merged(problems, told, text), true);
  }

  private show(problems: Shown[], settled = false) {
    this.problems = problems;
    underline(this.code, problems);
    this.pointOut();
    if (!settled) return;
    const [first] = problems;
    this.hasTold ||= Boolean(first);
    this.goTo.hidden = !first;
    if (first) {
      const line = this.lineOf(first.start);
      this.goTo.textContent = sayWith('Go to line {line}', { line });
      const text = sayWith('Mistakes: {count}. Line {line}: {message}', {
        count: problems.length,
        line,
        message: messageOf(first),
      });
      if (this.status.textContent !== text) this.status.textContent = text;
    } else if (this.hasTold) {
      this.status.textContent = say('No mistakes are left.');
    }
  }

  private lineOf = (offset: number) => this.area.text.slice(0, offset).split('\n').length;

  /** Shows the mistake of the line that the caret is in. */
  private pointOut() {
    const line = this.lineOf(this.area.element.selectionStart);
    const inLine = this.popup.open ? [] : this.problems.filter(({ start }) => this.lineOf(start) === line);
    const { selectionStart: caret } = this.area.element;
    const here = inLine.find(({ start, end }) => start <= caret && caret <= end) ?? inLine[0];
    this.diagnostic.show(here, line);
  }

  private moved = () => {
    const { element } = this.area;
    if (document.activeElement !== element) return;
    if (this.popup.open) {
      const { context } = this;
      const { selectionStart: caret } = element;
      if (!context || caret < context.start || caret > context.end + 1) this.popup.close();
    }
    this.pointOut();
  };

  private put({ start, end, text }: Fix) {
    this.area.replace({ start, end, text });
    this.area.element.focus();
  }

  /** Says whether a key was one for these helps, and does what it stands for. */
  press(event: KeyboardEvent): boolean {
    if (this.popup.press(event)) return true;
    const command = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (event.ctrlKey && command && event.key === ' ') return this.complete();
    if (command && event.key.toLowerCase() === 'i') {
      this.code.dispatchEvent(new CustomEvent('vitrine:look-up', { bubbles: true, detail: this.nameAtCaret() }));
      return true;
    }
    return command && event.key === '.' && this.diagnostic.focus();
  }

  private nameAtCaret() {
    const { selectionStart: caret } = this.area.element;
    return namesIn(this.area.text).find(({ start, end }) => start <= caret && caret <= end);
  }

  private complete() {
    void this.suggest(true);
    return true;
  }

  private async typed({ inputType, data, isComposing }: InputEvent) {
    if (isComposing) return;
    const goesOn = this.popup.open && inputType === 'deleteContentBackward';
    if (goesOn || (inputType === 'insertText' && data && /[\w<"'$@/-]$/.test(data))) await this.suggest(false);
    else this.popup.close();
  }

  private async suggest(wanted: boolean) {
    const asked = ++this.asked;
    const { element, text } = this.area;
    const caret = element.selectionStart;
    let context = element.selectionEnd === caret ? contextAt(text, caret) : undefined;
    if (wanted && context?.kind === 'value') context = { ...context, typed: '' }; // all others may take its place
    const isBegun = context && (wanted || context.typed || context.kind === 'value' || context.kind === 'component');
    const options = context && isBegun ? await optionsOf(context, text, facts) : [];
    if (asked !== this.asked || text !== this.area.text || document.activeElement !== element) return;
    if (!options.length) {
      this.popup.close();
      if (wanted) announce(say('Nothing is known that may stand here.'));
      return;
    }
    this.context = context;
    this.popup.show(options, context!.typed, labelOf(context!));
    this.diagnostic.show(undefined, 0);
    requestAnimationFrame(() => this.place(context!.start));
  }

  /** The list stands below the word that is completed, above it where there is no room. */
  private place(offset: number) {
    const { element } = this.popup;
    const line = this.code.children[this.lineOf(offset) - 1];
    if (!line || !this.popup.open) return;
    const box = line.getBoundingClientRect();
    const column = offset - (this.area.text.lastIndexOf('\n', offset - 1) + 1);
    const before = column ? rangeOf(this.code, { start: offset - 1, end: offset }).getBoundingClientRect().right : 0;
    const left = before || box.left + parseFloat(getComputedStyle(this.area.element).paddingLeft);
    const most = document.documentElement.clientWidth - element.offsetWidth - 12;
    element.style.left = `${Math.max(12, Math.min(left - 12, most))}px`;
    const below = box.bottom + 4 + element.offsetHeight <= innerHeight;
    element.style.top = `${below ? box.bottom + 4 : box.top - element.offsetHeight - 4}px`;
  }

  private take({ insert, caret }: Option) {
    const { start, end } = this.context!;
    this.area.replace({ start, end, text: insert, select: [start + caret, start + caret] });
  }

  /** What is known of the name at a place, for code of which the build knows nothing. */
  private async lookUp(offset: number): Promise<Hint | undefined> {
    const { text } = this.area;
    const name = namesIn(text).find(({ start, end }) => start <= offset && offset <= end);
    const context = name && contextAt(text, name.end);
    if (!context) return undefined;
    const imports = importsOf(text);
    const word = text.slice(name.start, name.end);
    if (context.kind === 'component') {
      const component = await facts.of(word, imports);
      return component && { type: `<${word}>`, doc: component.text ?? '' };
    }
    if (context.kind !== 'prop' && context.kind !== 'value') return undefined;
    const prop = (await facts.of(context.tag, imports))?.byName.get(context.kind === 'prop' ? word : context.prop);
    if (!prop) return undefined;
    const standard = prop.d ? sayWith('Default: {value}', { value: prop.d }) : '';
    return {
      type: `${prop.n}${prop.r ? '' : '?'}: ${typeOf(prop)}`,
      doc: [prop.x, standard].filter(Boolean).join(' '),
    };
  }
}

function labelOf(context: Context): string {
  if (context.kind === 'prop') return sayWith('Props of {component}', { component: context.tag });
  if (context.kind === 'value') return sayWith('Values of {prop}', { prop: context.prop });
  return say(context.kind === 'component' ? 'Components' : 'Imports');
}
