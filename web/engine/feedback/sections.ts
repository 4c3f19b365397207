import { Class } from '../dom';
import { say, sayWith } from '../messages/say';

export interface Section {
  id: string;
  title: string;
}

const balloon = `<svg class="${Class.Icon}" viewBox="0 0 16 16" aria-hidden="true"><path d="M2.5 3h11v8H7.5L4.5 13.5V11h-2z"/></svg>`;

const titleOf = (heading: Element) => {
  const copy = heading.cloneNode(true) as Element;
  copy.querySelectorAll(`.${Class.AnchorLink}, .${Class.FeedbackSection}`).forEach((part) => part.remove());
  return copy.textContent!.trim();
};

/** Puts a button at the end of each heading that can be linked to. */
export function addSectionButtons(comment: (section: Section, button: HTMLElement) => void) {
  for (const heading of document.querySelectorAll<HTMLElement>(`main :is(h2, h3).${Class.Anchor}[id]`)) {
    const button = document.createElement('button');
    const title = titleOf(heading);
    button.type = 'button';
    button.className = `${Class.FeedbackSection} ${Class.Ui}`;
    button.innerHTML = balloon;
    button.title = say('Post a comment');
    button.setAttribute('aria-label', sayWith('Post a comment on “{section}”', { section: title }));
    button.addEventListener('click', () => comment({ id: heading.id, title }, button));
    heading.after(button);
  }
}
