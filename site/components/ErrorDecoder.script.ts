// Answers the address of an error: its message, with what was filled in when it was thrown. What the address holds is
// only ever text: it comes from strangers.
import { askedFor, filledMessage, partsOf } from './error-message';
import './ErrorDecoder.css';

const element = (tag: string, className: string, ...children: (Node | string)[]) => {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...children);
  return made;
};

function shown(message: string) {
  const text = element('p', 'decoded-message');
  for (const { text: part, kind } of partsOf(message)) {
    const made = element(
      kind === 'code' ? 'code' : kind === 'link' ? 'a' : 'span',
      '',
      part,
    );
    if (made instanceof HTMLAnchorElement) {
      made.href = part;
      made.rel = 'noopener nofollow';
    }
    text.append(made);
  }
  return text;
}

const place = document.querySelector<HTMLElement>('.decoded');
if (place) {
  const asked = askedFor(location.search);
  const message =
    asked &&
    document.querySelector<HTMLElement>(
      `[data-code="${CSS.escape(asked.code)}"] [data-message]`,
    )?.dataset.message;
  if (!asked) {
    place.append(
      element(
        'p',
        '',
        'This address names no error. Follow the link that the error in the console ends with: it has a code.',
      ),
    );
  } else if (message) {
    place.dataset.state = 'known';
    place.append(
      element('p', 'label', `Error ${asked.code}`),
      shown(filledMessage(message, asked.args)),
    );
  } else {
    place.dataset.state = 'unknown';
    place.append(
      element(
        'p',
        '',
        `No message has the code ${asked.code}. It may belong to another version than the one documented here.`,
      ),
    );
  }
}
