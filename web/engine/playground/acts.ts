// What the buttons of a playground do with its code.
import { copyConfirmation } from '../contract/constants.gen';
import { Attribute, IconHref } from '../dom';
import { hashOf as codeHashOf } from '../editor/share';
import { announce } from '../islands/announce';
import { write } from '../islands/clipboard';
import { say } from '../messages/say';
import type { PlaygroundState } from './address';
import { codeLines, moduleText, overrideText, type Printed } from './code';

/** What the buttons need of a playground. */
export interface Acting {
  spec: Printed & { theme: string };
  state: PlaygroundState;
  address: string;
  reset(): void;
}

type Act = (panel: Acting, button: HTMLElement) => unknown;

const acts: Record<string, Act> = {
  async link({ address }, button) {
    await write(new URL(address, location.href).href);
    confirm(button, say('The link is copied.'));
  },
  async code({ spec, state }, button) {
    await write(
      `${codeLines(spec, state.values)
        .map(({ text }) => text)
        .join('\n')}\n`,
    );
    confirm(button, say('The code is copied.'));
  },
  async theme({ spec, state }, button) {
    const text = overrideText(spec, spec.theme, state.values);
    if (!text) {
      announce(say('Set a prop first: an override holds what differs from the defaults.'));
      return;
    }
    await write(text);
    confirm(button, say('The theme override is copied.'));
  },
  reset: (panel) => panel.reset(),
  async editor({ spec, state }) {
    const code = moduleText(spec, state.values);
    const hash = await codeHashOf({ demo: 'Playground', language: 'tsx', code });
    open(new URL(`${vitrineBase}/playground/${hash}`, location.href).href, '_blank', 'noopener');
  },
};

/** A button was pressed. */
export async function act(panel: Acting, button: HTMLElement) {
  try {
    await acts[button.dataset.act ?? '']?.(panel, button);
  } catch {
    announce(say('Copying did not work. Select the text and copy it by hand.'));
  }
}

/** The button shows for a while that it has copied. */
function confirm(button: HTMLElement, said: string) {
  announce(said);
  button.dataset.copied = say('Copied');
  const icon = button.querySelector('use');
  icon?.setAttribute('href', IconHref.Check);
  setTimeout(() => {
    button.removeAttribute(Attribute.Copied);
    icon?.setAttribute('href', IconHref.Copy);
  }, copyConfirmation);
}
