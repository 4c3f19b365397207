import type { ScriptMessage } from '../messages/messages';

/** An endpoint answered, and stored nothing. */
export class Refusal extends Error {
  constructor(readonly status: number) {
    super(`status ${status}`);
  }
}

/** The first sentence of each failure (specification §8). */
const failed: ScriptMessage = "Couldn't submit feedback. Please try again later.";

/** Why an endpoint stored nothing, by the status of its answer. None repeats that the reader should try again. */
const reasons: Record<number, ScriptMessage> = {
  403: 'Feedback can only be sent from the site itself, and this is a copy of the page.',
  404: 'This site takes no feedback at the moment.',
  405: 'This site takes no feedback at the moment.', // a host of files alone
  413: 'The comment is longer than this site accepts.',
  422: 'This page may have moved: the search finds its new address.',
  429: 'A lot of feedback has come from your network in the last hour.',
  503: "The server can't store feedback at the moment.",
  507: 'There is no room for more feedback at the moment.',
};

/** Messages about feedback that was not stored: that it failed, then the reason if it is known. */
export function explain(error: unknown): ScriptMessage[] {
  const reason = error instanceof Refusal ? reasons[error.status] : undefined;
  return reason ? [failed, reason] : [failed];
}
