// Editing one source of a demo where it stands: a text area over its own colors, and a sandboxed frame that takes the
// demo's place at the first edit.
import { Attribute, Class, Id } from '../dom';
import { say, sayWith } from '../messages/say';
import { announce } from '../islands/announce';
import { write } from '../islands/clipboard';
import { importedPackages } from '../tools/export';
import { inlined, picturesIn } from '../tools/picture';
import { edited, sourceInView } from '../tools/source';
import { CodeArea } from './area';
import { Assistance } from './assistance';
import { Coloring } from './coloring';
import type { Compiled } from './compile';
import type { Code } from './elements';
import { fill, type Failure } from './failure';
import { forget, remember, type Run } from './interrupted';
import { keepInPlace, reveal } from './place';
import { familyOf, Sandbox } from './sandbox';
import { hashOf } from './share';

/** Milliseconds after the last letter until the code runs. */
const pause = 300;

/** What runs only when the reader says so, and why. */
export type Offer = Pick<Run, 'demo' | 'language' | 'code' | 'foreign'> & {
  reasons: string[];
};

interface Compiler {
  compile(code: string): Compiled;
  read(code: string): Code;
}

let compiler: Promise<Compiler> | undefined;

/** The compiler comes with the first edit. */
function loaded(): Promise<Compiler> {
  const { compiler: address } = JSON.parse(document.getElementById(Id.PageAssets)!.textContent!) as {
    compiler: string;
  };
  compiler ??= import(/* @vite-ignore */ address) as Promise<Compiler>;
  compiler.catch(() => (compiler = undefined)); // another time
  return compiler;
}

async function compile(code: string): Promise<Compiled> {
  try {
    return (await loaded()).compile(code);
  } catch {
    return {
      message: say('This could not be loaded. Check the connection and try again.'),
      line: 0,
      column: 0,
    };
  }
}

function button(label: string, act: () => unknown) {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = Class.TextTool;
  made.textContent = label;
  made.addEventListener('click', () => void act());
  return made;
}

export class Editing {
  private area: CodeArea;
  private alert = document.createElement('div');
  private bar = document.createElement('div');
  private done = button(say('Done'), () => this.leave());
  private lines = document.createElement('div');
  private pre: HTMLPreElement;
  private coloring: Coloring;
  private assistance: Assistance;
  private sandbox: Sandbox | undefined;
  /** What stands before code of a link that has not run. */
  private offered: HTMLElement | undefined;
  private timer = 0;
  /** Counts what the reader wanted to run, and resets. */
  private turn = 0;
  private height = 0;
  private stylesheet: Promise<string>;

  constructor(
    private exhibit: HTMLElement,
    private block: HTMLElement,
    private original: string,
    /** The source is again what is only read. */
    private ended: () => void,
  ) {
    this.original = original.replace(/\n$/, '');
    this.pre = block.querySelector('pre')!;
    this.area = new CodeArea(this.original, sayWith('Code of {demo}. Escape leaves it.', { demo: exhibit.id }), () =>
      this.changed(),
    );
    this.coloring = new Coloring(block.querySelector('code')!, () => this.area.text);
    this.stylesheet = sourceInView(exhibit).stylesheet();
    this.build();
    this.assistance = new Assistance(this.area, this.lines, block.querySelector('code')!, async (code) =>
      (await loaded()).read(code),
    );
    this.lines.after(this.assistance.bar);
    this.coloring.show();
  }

  private build() {
    const { block, alert, bar, lines, pre, area, exhibit } = this;
    block.classList.add(Class.Editing, Class.Numbered);
    alert.className = Class.EditorError;
    alert.setAttribute('role', 'status');
    alert.dir = 'ltr'; // it quotes code
    alert.hidden = true;
    bar.className = Class.EditorTools;
    bar.append(
      button(
        say('Copy edited code'),
        async () => (await write(area.text), announce(say('The edited code is copied.'))),
      ),
      button(say('Copy link to this code'), () => this.share()),
      button(say('Open in the playground'), () => this.toPlayground()),
      button(say('Full size'), () => this.fullSize()),
      button(say('Undo all edits'), () => this.reset()),
      this.done,
    );
    block.prepend(bar);
    lines.className = Class.EditorLines;
    pre.before(lines);
    lines.append(pre, area.element);
    lines.after(alert);
    pre.setAttribute('aria-hidden', 'true');
    pre.tabIndex = -1;
    lines.tabIndex = 0;
    lines.setAttribute('role', 'group');
    lines.setAttribute('aria-label', say('Code editor: press Enter to edit'));
    lines.addEventListener('keydown', (event) => {
      if (event.target === lines && event.key === 'Enter') {
        event.preventDefault();
        area.element.focus();
      }
    });
    area.element.addEventListener('keydown', (event) => {
      if (this.assistance.press(event)) event.preventDefault();
      else if (event.key === 'Escape') this.done.focus();
      else if (area.press(event)) event.preventDefault();
    });
    area.element.addEventListener('focus', () => this.open(this.lineAt(0)));
    exhibit.addEventListener('vitrine:reset', this.onReset);
  }

  private onReset = () => this.reset();

  /** Puts the caret into the code; its line stands where the reader has seen it, if it has been seen. */
  enter(offset = 0, top?: number) {
    const line = this.lineAt(offset);
    const { element } = this.area;
    if (top !== undefined) this.open(line, top);
    element.focus({ preventScroll: true });
    element.setSelectionRange(offset, offset);
    if (top === undefined) reveal(this.lines, line);
  }

  /** The demo moves beside the code, or above it; a line of the code stays where it is. */
  private open(line: HTMLElement, top = line.getBoundingClientRect().top) {
    const { exhibit } = this;
    if (exhibit.hasAttribute(Attribute.Writing)) return;
    keepInPlace(exhibit, top, () => {
      exhibit.setAttribute(Attribute.Writing, '');
      reveal(this.lines, line);
      return line;
    });
  }

  /** Back to reading: what was edited stays. */
  private leave() {
    const { exhibit, block, lines, pre } = this;
    const line = this.lineAt(this.area.element.selectionStart);
    keepInPlace(exhibit, line.getBoundingClientRect().top, () => {
      exhibit.removeAttribute(Attribute.Writing);
      if (edited.has(block) || this.offered) return line;
      lines.replaceWith(pre);
      pre.removeAttribute('aria-hidden');
      pre.tabIndex = 0;
      this.bar.remove();
      this.alert.remove();
      this.assistance.end();
      block.classList.remove(Class.Editing);
      exhibit.removeEventListener('vitrine:reset', this.onReset);
      this.ended();
      return line;
    });
    (lines.isConnected ? lines : pre).focus({ preventScroll: true });
  }

  private lineAt(offset: number) {
    const number = this.area.text.slice(0, offset).split('\n').length;
    const { children } = this.pre.querySelector('code')!;
    return children[Math.min(number, children.length) - 1] as HTMLElement;
  }

  private goTo(number: number) {
    const offset = this.area.text
      .split('\n')
      .slice(0, number - 1)
      .reduce((sum, { length }) => sum + length + 1, 0);
    this.enter(offset);
  }

  /** Shows code of which nothing runs before the reader has pressed a button. */
  offer({ code, foreign, reasons }: Offer) {
    if (code === this.area.text) {
      forget(this.exhibit.id); // it is what the page shows anyway
      return;
    }
    this.offered?.remove();
    this.offered = document.createElement('div');
    this.offered.className = Class.EditorOffer;
    this.offered.setAttribute('role', 'note');
    this.offered.append(
      reasons.join(' '),
      button(say('Run this code'), () => this.accept()),
    );
    this.bar.after(this.offered);
    this.exhibit.toggleAttribute(Attribute.Foreign, foreign);
    this.area.put(code);
  }

  private accept() {
    this.offered?.remove();
    this.offered = undefined;
    this.area.element.focus();
    void this.run();
  }

  private changed() {
    this.coloring.request();
    this.assistance.changed();
    edited.set(this.block, this.area.text);
    this.block.dataset.edited = '';
    clearTimeout(this.timer);
    if (this.offered) return;
    this.timer = window.setTimeout(() => void this.run(), this.sandbox ? pause : 0);
  }

  private async run() {
    const turn = ++this.turn;
    const code = this.area.text;
    const compiled = await compile(code);
    if (turn !== this.turn) return; // something else is wanted by now
    if (!('script' in compiled)) {
      this.fail(compiled);
      return;
    }
    const atHand = this.sandbox?.family ?? this.ownFamily();
    const family = await familyOf(importedPackages(code), atHand).catch(() => atHand);
    const css = await this.stylesheet;
    // one that is not there is missed by its name as the code runs
    const pictures = await picturesIn(compiled.script, this.block.dataset.href!).catch(() => ({}));
    if (turn !== this.turn) return;
    if (this.sandbox && this.sandbox.family !== family) {
      this.sandbox.end();
      this.sandbox = undefined;
    }
    this.sandbox ??= this.frame(family, css);
    remember({
      demo: this.exhibit.id,
      language: this.block.dataset.language!,
      code,
      foreign: this.exhibit.hasAttribute(Attribute.Foreign),
      hash: location.hash,
    });
    await this.sandbox.run(inlined(compiled.script, pictures));
  }

  /** The demo that is seen, none once a frame stands there. */
  private demoInView() {
    return [
      ...this.exhibit.querySelectorAll<HTMLElement>(`.${Class.Ground} > :is(.${Class.DemoRoot}, .${Class.Framed})`),
    ].find((element) => element.offsetParent !== null);
  }

  private ownFamily() {
    return (
      this.demoInView()?.dataset.family ??
      this.exhibit.querySelector<HTMLElement>(`[${Attribute.Family}]`)?.dataset.family ??
      ''
    );
  }

  /** The frame takes the demo's place once it shows something; its height is held. */
  private frame(family: string, css: string) {
    const height = this.demoInView()?.getBoundingClientRect().height ?? this.height;
    this.height = height;
    const sandbox = new Sandbox(`${this.exhibit.id}, edited`, family, css, (report) => {
      if (report.kind === 'failed') {
        const message = sayWith('The demo reports: {message}', {
          message: report.message,
        });
        this.fail({ message, line: report.line ?? 0, thrown: true });
      }
      if (report.kind === 'hung' || report.kind === 'flooded') this.stopped(report.kind);
      if (report.kind === 'alive') forget(this.exhibit.id);
      if (report.kind === 'shown') {
        sandbox.frame.dataset.shown = '';
        this.clear();
      }
      if (report.kind === 'shown' || report.kind === 'sized') {
        sandbox.frame.style.height = `${Math.min(Math.max(height + 48, report.height), 1600)}px`;
      }
    });
    sandbox.frame.style.height = `${height + 48}px`;
    sandbox.frame.toggleAttribute(Attribute.Foreign, this.exhibit.hasAttribute(Attribute.Foreign));
    this.exhibit.dataset.edited = '';
    this.exhibit.querySelector(`.${Class.Ground}`)!.append(sandbox.frame);
    return sandbox;
  }

  private fail(failure: Failure) {
    fill(this.alert, failure, this.area.text, (line) => this.goTo(line));
  }

  private clear() {
    this.alert.hidden = true;
    this.alert.textContent = '';
  }

  private stopped(by: 'hung' | 'flooded') {
    forget(this.exhibit.id);
    this.sandbox?.end();
    this.sandbox = undefined;
    const message =
      by === 'hung'
        ? say('The demo did not answer and was stopped. Change the code to start it again, or undo all edits.')
        : say('The demo sent too many messages and was stopped. Change the code to start it again, or undo all edits.');
    this.fail({ message, line: 0 });
  }

  /** The address of the code; undefined where no link can carry it, which the reader is told. */
  private async link(page: string, demo: string): Promise<string | undefined> {
    try {
      const language = this.block.dataset.language!;
      return new URL(await hashOf({ demo, language, code: this.area.text }), page).href;
    } catch (error) {
      this.fail({ message: (error as Error).message, line: 0 });
      return undefined;
    }
  }

  private async share() {
    const link = await this.link(location.href.split('#')[0]!, this.exhibit.id);
    if (!link) return;
    await write(link);
    announce(say('The link is copied. It carries the code itself.'));
  }

  private async toPlayground() {
    const link = await this.link(new URL(`${vitrineBase}/playground/`, location.href).href, 'Playground');
    if (link) open(link, '_blank', 'noopener');
  }

  private fullSize() {
    const frame = this.sandbox?.frame;
    if (frame) void frame.requestFullscreen?.();
    else announce(say('Change the code first: the frame appears with the first edit.'));
  }

  reset() {
    this.area.put(this.original); // a step that can be undone like any other
    clearTimeout(this.timer);
    this.turn++;
    forget(this.exhibit.id);
    this.sandbox?.end();
    this.sandbox = undefined;
    edited.delete(this.block);
    delete this.block.dataset.edited;
    delete this.exhibit.dataset.edited;
    this.exhibit.removeAttribute(Attribute.Foreign);
    this.offered?.remove();
    this.offered = undefined;
    this.clear();
    this.coloring.show();
  }
}
