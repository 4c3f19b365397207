// What this browser remembers of its reader's feedback: a number that stands for the reader, and the last rating of
// each page. In local storage: a cookie would travel with every request.
import { within } from '../base';
import { store, stored } from '../preferences/storage';

/** 1 helpful, 0 not, null for no rating. */
export type Rating = 0 | 1 | null;

const readerKey = 'feedbackId';
const ratingsKey = 'feedback';

/** The canonical path of the page, without its language. */
export function page(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  return within(canonical ? new URL(canonical.href).pathname : location.pathname);
}

export const reader = () => stored('localStorage', readerKey) ?? '';

function ratings(): Record<string, Rating> {
  try {
    const kept: unknown = JSON.parse(stored('localStorage', ratingsKey) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, Rating>) : {};
  } catch {
    return {}; // garbage counts as nothing
  }
}

/** The rating that the reader has given this page before. */
export function rated(): Rating {
  const rating = ratings()[page()];
  return rating === 0 || rating === 1 ? rating : null;
}

export function remember(reader: string, rating: Rating) {
  store('localStorage', readerKey, reader);
  if (rating !== null) store('localStorage', ratingsKey, JSON.stringify({ ...ratings(), [page()]: rating }));
}
