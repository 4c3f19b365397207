// Copy buttons: any `button[data-copy]` copies the code of its block.
import { Attribute, Class, IconHref } from '../dom';
import { copyConfirmation } from '../contract/constants.gen';
import { announce } from './announce';
import { write } from './clipboard';
import { isPlain } from './plain';
import { say } from '../messages/say';

/** Where a button finds its text: the visible code of its block or exhibit. */
const blocks = `.${Class.Code}, .${Class.Demo}`;

/** The text of the block's code: in a tab block that of the selected tab. */
export function textOfBlock(block: Element): string {
  const panel = block.querySelector(`.${Class.Panel}:not([${Attribute.Off}])`) ?? block;
  return (panel.querySelector('pre')?.textContent ?? '').replace(/\n$/, '');
}

/** What a control copies: the code of its block, or the page's markdown. */
async function textFor(button: HTMLElement): Promise<string | undefined> {
  if (button instanceof HTMLAnchorElement) {
    const answer = await fetch(button.href);
    if (!answer.ok) {
      throw new Error(`status ${answer.status}`);
    }
    return answer.text();
  }
  const block = button.closest(blocks);
  return block ? textOfBlock(block) : undefined;
}

async function copy(button: HTMLElement) {
  try {
    const text = await textFor(button);
    if (text === undefined) {
      return;
    }
    await write(text);
  } catch {
    announce(say('Copying did not work. Select the text and copy it by hand.'));
    return;
  }
  confirm(button, true);
  announce(button.dataset.copied!);
  clearTimeout(timers.get(button));
  timers.set(button, setTimeout(confirm, copyConfirmation, button, false));
}

const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

function confirm(button: HTMLElement, copied: boolean) {
  if (copied) button.dataset.copied = say('Copied');
  else delete button.dataset.copied;
  button.querySelector('use')?.setAttribute('href', copied ? IconHref.Check : IconHref.Copy);
}

/** Whether a key event means "copy the block": Ctrl, Cmd or Alt with C, in any keyboard layout, but not AltGr. */
export function isCopyShortcut(
  event: Pick<KeyboardEvent, 'keyCode' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'getModifierState'>,
) {
  return (
    event.keyCode === 67 &&
    (event.ctrlKey || event.metaKey || event.altKey) &&
    !event.shiftKey &&
    !event.getModifierState('AltGraph')
  );
}

function hasSelection() {
  const field = document.activeElement as {
    selectionStart?: number | null;
    selectionEnd?: number | null;
  } | null;
  return !!String(getSelection() ?? '') || (field?.selectionStart ?? 0) !== (field?.selectionEnd ?? 0);
}

export function startCopying() {
  let target: Element | null = null;
  const enter = (event: Event) => (target = (event.target as Element).closest?.(`.${Class.Code}`) ?? null);
  document.addEventListener('pointerover', enter);
  document.addEventListener('focusin', enter);
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>(`[${Attribute.Copy}], [${Attribute.CopyPage}]`);
    if (button && (button.dataset.copy !== undefined || isPlain(event))) {
      if (button instanceof HTMLAnchorElement) event.preventDefault();
      void copy(button);
    }
  });
  document.addEventListener('keydown', (event) => {
    const button = (target?.querySelector(`[${Attribute.Copy}]`) ??
      target?.closest(`.${Class.Demo}`)?.querySelector(`[${Attribute.Tool}=copy]`)) as HTMLElement | null | undefined;
    if (!button || !isCopyShortcut(event) || hasSelection()) {
      return;
    }
    event.preventDefault();
    const action = button.dataset.gaEventAction;
    button.dataset.gaEventAction = action?.replace('click', 'keyboard') ?? 'copy-keyboard';
    button.click();
    if (action) {
      button.dataset.gaEventAction = action;
    } else {
      delete button.dataset.gaEventAction;
    }
  });
}

/** "(or ⌘C)" as readers of this machine know it. */
export const copyHint = (platform: string) => (/mac|iphone|ipad/i.test(platform) ? '(or ⌘C)' : '(or Ctrl + C)');
