import type { ScriptMessage } from '../messages/messages';

/** An endpoint answered, and stored nothing. */
export class Refusal extends Error {
  constructor(readonly status: number) {
    super(`status ${status}`);
  }
}

/** What an answer means for the reader, by its status. */
const meanings: Record<number, ScriptMessage> = {
  403: 'Feedback can only be sent from the site itself, and this is a copy of the page.',
  404: 'This site takes no feedback at the moment.',
  405: 'This site takes no feedback at the moment.', // a host of files alone
  413: 'This is more than the site takes at once. Please shorten your comment.',
  422: 'The site did not take this: the page may have moved. Please search for it and try again.',
  429: 'A lot of feedback has come from your network. Please try again in an hour.',
  503: "Feedback can't be stored at the moment. Please try again in a minute.",
  507: 'There is no room for more feedback at the moment. Please try again another day.',
};

/** Why feedback was not stored, as its reader should know it. */
export function explain(error: unknown): ScriptMessage {
  const meaning = error instanceof Refusal ? meanings[error.status] : undefined;
  return meaning ?? "Couldn't submit feedback. Please try again later.";
}
