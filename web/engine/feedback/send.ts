import { page, reader, remember, type Rating } from './memory';
import { Refusal } from './refusal';

export interface Submission {
  /** Of this submission: sent again it is the same one. */
  id: string;
  rating: Rating;
  comment: string;
  /** Id of a heading, "" for the page. */
  section: string;
  version: string;
}

/** Milliseconds that an endpoint may take. */
const timeout = 15_000;

/** Sends what a reader said and remembers who they are. Throws when it was not stored. */
export async function send(endpoint: string, submission: Submission) {
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...submission,
      reader: reader(),
      page: page(),
      language: document.documentElement.lang,
    }),
    signal: AbortSignal.timeout(timeout),
    credentials: 'omit',
  });
  if (!answer.ok) throw new Refusal(answer.status);
  const stored = (await answer.json()) as { reader: string };
  remember(stored.reader, submission.rating);
}
