// The editor of a demo, as readers use it.
import { inject } from 'vitest';
import { program } from '../hangs';
import { pressUntil, until, untilIn, type Tab } from './engine';

const exhibit = '#ButtonColors';
export const sandbox = `${exhibit} iframe.sandbox`;
export const alert = `${exhibit} .code-error`;

/** Whether a part of the page shows a text. */
export const says = (selector: string, text: string) => {
  const part = document.querySelector<HTMLElement>(selector);
  return !!part?.checkVisibility() && part.innerText.includes(text);
};

export class Editor {
  readonly address = `${inject('site')}/material-ui/react-button/`;

  constructor(readonly tab: Tab) {}

  /** Opens the page, and the code by the keyboard. */
  async open() {
    await this.tab.open(this.address);
    const focus = (exhibit: string) => {
      const codes = [...document.querySelectorAll<HTMLElement>(`${exhibit} .code pre`)];
      codes.find((code) => code.checkVisibility())!.focus();
    };
    const isOpen = () => document.activeElement instanceof HTMLTextAreaElement;
    await pressUntil(this.tab, ['Enter', focus, isOpen], exhibit);
    return this;
  }

  code = () =>
    this.tab.evaluate(
      (exhibit) => document.querySelector<HTMLTextAreaElement>(`${exhibit} .editing textarea`)!.value,
      exhibit,
    );

  /** Puts another code in the place of all. */
  write = (code: string) =>
    this.tab.evaluate(
      (exhibit, code) => {
        const areas = [...document.querySelectorAll<HTMLTextAreaElement>(`${exhibit} .editing textarea`)];
        const area = areas.find((candidate) => candidate.checkVisibility())!;
        area.value = code;
        area.dispatchEvent(new InputEvent('input', { bubbles: true }));
      },
      exhibit,
      code,
    );

  /** Writes a component that shows a text, and waits for it. */
  async show(text: string) {
    await this.write(program(`  return <p>${text}</p>;`));
    await this.shows(text);
  }

  /** Waits until the frame shows a text. */
  async shows(text: string) {
    try {
      await untilIn(this.tab, sandbox, (text) => document.body.textContent!.includes(text), text);
    } catch (error) {
      const said = await this.tab.evaluate((alert) => document.querySelector(alert)?.textContent, alert);
      throw new Error(`At the code: "${said}". On the page: ${await this.tab.trouble()}`, { cause: error });
    }
  }

  /** Waits until the message at the code says so. */
  async warns(text: string) {
    await until(this.tab, says, alert, text);
  }

  /** Presses a button of the exhibit by its words. */
  async use(words: string) {
    const mark = (exhibit: string, words: string) => {
      const buttons = [...document.querySelectorAll<HTMLButtonElement>(`${exhibit} button`)];
      const button = buttons.find(
        (candidate) => candidate.checkVisibility() && candidate.textContent!.trim() === words,
      );
      document.querySelector('[data-test]')?.removeAttribute('data-test');
      button?.setAttribute('data-test', '');
      return !!button;
    };
    await until(this.tab, mark, exhibit, words);
    await this.tab.click('[data-test]');
  }
}
