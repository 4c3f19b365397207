import { remembered, stem } from './stem';
import { forms } from './words';

const length = 28;
const lead = 6;

const wordsOf = remembered((text) => text.split(/\s+/).filter(Boolean));
const termsOf = remembered((word) => forms(word).map(stem));

/** The text around the first word that was met. The same as in internal/search/find.go. */
export function excerpt(text: string, met: string[]): string {
  const list = wordsOf(text);
  if (list.length <= length) return list.join(' ');
  const terms = new Set(met);
  const first = list.findIndex((word) => termsOf(word).some((term) => terms.has(term)));
  const start = Math.max(0, Math.min(Math.max(0, first) - lead, list.length - length));
  const part = list.slice(start, start + length).join(' ');
  return (start ? '… ' : '') + part + (start + length < list.length ? ' …' : '');
}
