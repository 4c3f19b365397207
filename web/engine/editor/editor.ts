// Editing a demo where it stands: the code becomes a text area over its own colors, the result runs in a
// sandboxed frame that takes the demo's place at the first edit.
import { Attribute, Class } from '../dom';
import { say, sayWith } from '../messages/say';
import { announce } from '../islands/announce';
import { write } from '../islands/clipboard';
import { preferences } from '../preferences/store';
import { edited, sourceInView } from '../tools/source';
import { importedPackages } from '../tools/export';
import { toggle } from '../tools/toggle';
import { Coloring } from './coloring';
import { compile, CompileError } from './compile';
import { insert, onBeforeInput } from './insert';
import { forget, interrupted, remember, type Run } from './interrupted';
import { editOf } from './keys';
import { familyOf, Sandbox } from './sandbox';
import { hashOf, ofHash } from './share';

/** Milliseconds after the last letter until the code runs. */
const pause = 300;

const editors = new WeakMap<HTMLElement, Editing>();

/** Makes the source in view of an exhibit editable, and enters it. */
export async function enter(exhibit: HTMLElement): Promise<Editing | undefined> {
  if (exhibit.dataset.readOnly) {
    return undefined;
  }
  await toggle(exhibit, true);
  const { block } = sourceInView(exhibit);
  let editing = editors.get(block);
  if (!editing) {
    editing = new Editing(exhibit, block, await sourceInView(exhibit).original());
    editors.set(block, editing);
  }
  editing.enter();
  return editing;
}

/** What runs only when the reader says so, and why. */
type Offer = Pick<Run, 'demo' | 'language' | 'code' | 'foreign'> & { reasons: string[] };

/** The code that an address carries, which somebody else wrote, or that may have hung this page before. */
async function offerOf(hash: string): Promise<Offer | undefined> {
  const link = say(
    'This code came with a link, and somebody else wrote it. It runs in a frame of its own when you say so.',
  );
  const left = interrupted();
  if (left && (left.hash === hash || !hash.startsWith('#code/'))) {
    const hung = say(
      'This code was running when the page was left, and may have hung it. It runs again when you say so.',
    );
    return { ...left, reasons: left.foreign ? [link, hung] : [hung] };
  }
  const shared = await ofHash(hash);
  return shared && { ...shared, foreign: true, reasons: [link] };
}

/** Shows the code that an address carries, or that was running when the page was left. */
export async function openOffered(hash: string) {
  try {
    const offer = await offerOf(hash);
    if (!offer) return;
    const exhibit =
      document.getElementById(offer.demo) ??
      document.querySelector<HTMLElement>(`.${Class.Demo}:not([${Attribute.ReadOnly}])`);
    if (!exhibit?.matches(`.${Class.Demo}`)) throw new Error('The demo of this link is no longer on this page.');
    preferences().dispatch({
      type: 'SET_CODE_VARIANT',
      payload: offer.language === 'js' ? 'JS' : 'TS',
    });
    (await enter(exhibit))?.offer(offer);
    exhibit.scrollIntoView();
  } catch (error) {
    const note = document.createElement('div');
    note.className = `${Class.DamagedLink} ${Class.Ui}`;
    note.setAttribute('role', 'alert');
    note.textContent = error instanceof Error ? error.message : String(error);
    document.querySelector(`.${Class.Main}`)?.prepend(note);
  }
}

class Editing {
  private area = document.createElement('textarea');
  private alert = document.createElement('div');
  private bar = document.createElement('div');
  private pre: HTMLPreElement;
  private coloring: Coloring;
  private sandbox: Sandbox | undefined;
  /** What stands before code of a link that has not run. */
  private offered: HTMLElement | undefined;
  private timer = 0;
  /** Counts what the reader wanted to run, and resets. */
  private turn = 0;
  private height = 0;
  private capturesTab = true;
  private stylesheet: Promise<string>;

  constructor(
    private exhibit: HTMLElement,
    private block: HTMLElement,
    private original: string,
  ) {
    this.original = original.replace(/\n$/, '');
    this.pre = block.querySelector('pre')!;
    this.coloring = new Coloring(block.querySelector('code')!, () => this.area.value);
    this.stylesheet = sourceInView(exhibit).stylesheet();
    block.classList.remove(Class.Numbered);
    block.classList.add(Class.Editing);
    this.area.value = this.original;
    this.area.spellcheck = false;
    this.area.tabIndex = -1;
    this.area.wrap = 'off';
    this.area.setAttribute('autocapitalize', 'off');
    this.area.setAttribute('autocomplete', 'off');
    this.area.setAttribute('aria-label', sayWith('Code of {demo}. Escape leaves it.', { demo: exhibit.id }));
    this.area.dir = 'ltr';
    this.alert.className = Class.EditorError;
    this.alert.setAttribute('role', 'status');
    this.alert.dir = 'ltr'; // it quotes code
    this.alert.hidden = true;
    this.bar.className = Class.EditorTools;
    this.bar.append(
      this.tool(
        say('Copy edited code'),
        async () => (await write(this.area.value), announce(say('The edited code is copied.'))),
      ),
      this.tool(say('Copy link to this code'), () => this.share()),
      this.tool(say('Open in the playground'), () => this.toPlayground()),
      this.tool(say('Full size'), () => this.fullSize()),
      this.tool(say('Undo all edits'), () => this.reset()),
    );
    block.prepend(this.bar, this.alert);
    const lines = document.createElement('div');
    lines.className = Class.EditorLines;
    this.pre.before(lines);
    lines.append(this.pre, this.area);
    this.pre.setAttribute('aria-hidden', 'true');
    this.pre.tabIndex = -1;
    lines.tabIndex = 0;
    lines.setAttribute('role', 'group');
    lines.setAttribute('aria-label', say('Code editor: press Enter to edit'));
    lines.addEventListener('keydown', (event) => {
      if (event.target === lines && event.key === 'Enter') {
        event.preventDefault();
        this.area.focus();
      }
    });
    this.area.addEventListener('beforeinput', onBeforeInput);
    this.area.addEventListener('input', () => this.changed());
    this.area.addEventListener('keydown', (event) => this.key(event, lines));
    exhibit.addEventListener('vitrine:reset', () => this.reset());
    this.coloring.show();
  }

  private tool(label: string, act: () => unknown) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = Class.TextTool;
    button.textContent = label;
    button.addEventListener('click', () => void act());
    return button;
  }

  enter() {
    this.area.focus();
  }

  /** Shows code of which nothing runs before the reader has pressed a button. */
  offer({ code, foreign, reasons }: Offer) {
    if (code === this.area.value) {
      forget(this.exhibit.id); // it is what the page shows anyway
      return;
    }
    this.area.value = code;
    this.offered?.remove();
    this.offered = document.createElement('div');
    this.offered.className = Class.EditorOffer;
    this.offered.setAttribute('role', 'note');
    this.offered.append(
      reasons.join(' '),
      this.tool(say('Run this code'), () => this.accept()),
    );
    this.bar.after(this.offered);
    this.exhibit.toggleAttribute(Attribute.Foreign, foreign);
    this.changed();
  }

  private accept() {
    this.offered?.remove();
    this.offered = undefined;
    this.area.focus();
    void this.run();
  }

  private key(event: KeyboardEvent, lines: HTMLElement) {
    const { area } = this;
    if (event.key === 'Escape') {
      lines.focus();
      return;
    }
    if (event.key.toLowerCase() === 'm' && event.ctrlKey) {
      event.preventDefault();
      this.capturesTab = !this.capturesTab;
      announce(say(this.capturesTab ? 'Tab indents.' : 'Tab moves the focus.'));
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || (event.key === 'Tab' && !this.capturesTab)) {
      return;
    }
    const edit = editOf(event, area.value, area.selectionStart, area.selectionEnd);
    if (!edit) {
      return;
    }
    event.preventDefault();
    area.setSelectionRange(edit.start, edit.end);
    insert(area, edit.text);
    if (edit.select) area.setSelectionRange(...edit.select);
  }

  private changed() {
    this.coloring.request();
    edited.set(this.block, this.area.value);
    this.block.dataset.edited = '';
    clearTimeout(this.timer);
    if (this.offered) return;
    this.timer = window.setTimeout(() => void this.run(), this.sandbox ? pause : 0);
  }

  private async run() {
    const turn = ++this.turn;
    let script: string;
    try {
      script = compile(this.area.value);
    } catch (error) {
      this.fail(
        error instanceof CompileError ? error.message : String(error),
        error instanceof CompileError ? error.line : 0,
      );
      return;
    }
    const atHand = this.sandbox?.family ?? this.ownFamily();
    const family = await familyOf(importedPackages(this.area.value), atHand).catch(() => atHand);
    const css = await this.stylesheet;
    if (turn !== this.turn) return; // something else is wanted by now
    if (this.sandbox && this.sandbox.family !== family) {
      this.sandbox.end();
      this.sandbox = undefined;
    }
    this.sandbox ??= this.frame(family, css);
    remember({
      demo: this.exhibit.id,
      language: this.block.dataset.language!,
      code: this.area.value,
      foreign: this.exhibit.hasAttribute(Attribute.Foreign),
      hash: location.hash,
    });
    await this.sandbox.run(script);
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

  /** The frame takes the demo's place; its height is held. */
  private frame(family: string, css: string) {
    const height = this.demoInView()?.getBoundingClientRect().height ?? this.height;
    this.height = height;
    const sandbox = new Sandbox(`${this.exhibit.id}, edited`, family, css, (report) => {
      if (report.kind === 'failed') this.fail(sayWith('The demo reports: {message}', { message: report.message }));
      if (report.kind === 'hung' || report.kind === 'flooded') this.stopped(report.kind);
      if (report.kind === 'alive') forget(this.exhibit.id);
      if (report.kind === 'shown') this.clear();
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

  private fail(message: string, line = 0) {
    if (this.alert.textContent !== message || this.alert.hidden) {
      this.alert.textContent = message;
      this.alert.dataset.line = line ? String(line) : '';
      this.alert.hidden = false;
    }
  }

  private clear() {
    this.alert.hidden = true;
    this.alert.textContent = '';
  }

  private stopped(by: 'hung' | 'flooded') {
    forget(this.exhibit.id);
    this.sandbox?.end();
    this.sandbox = undefined;
    this.fail(
      by === 'hung'
        ? say('The demo did not answer and was stopped. Change the code to start it again, or undo all edits.')
        : say('The demo sent too many messages and was stopped. Change the code to start it again, or undo all edits.'),
    );
  }

  /** The address of the code; undefined where no link can carry it, which the reader is told. */
  private async link(page: string, demo: string): Promise<string | undefined> {
    try {
      const language = this.block.dataset.language!;
      return new URL(await hashOf({ demo, language, code: this.area.value }), page).href;
    } catch (error) {
      this.fail((error as Error).message);
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
    const link = await this.link(new URL('/playground/', location.href).href, 'Playground');
    if (link) open(link, '_blank', 'noopener');
  }

  private fullSize() {
    const frame = this.sandbox?.frame;
    if (frame) void frame.requestFullscreen?.();
    else announce(say('Change the code first: the frame appears with the first edit.'));
  }

  reset() {
    clearTimeout(this.timer);
    this.turn++;
    forget(this.exhibit.id);
    this.sandbox?.end();
    this.sandbox = undefined;
    this.area.value = this.original;
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
