import { stem } from './stem';
import { stops } from './words';

/** A text cut into parts, each with whether it is a word that was met: a form of a term, or what one begins. */
export function highlighted(text: string, met: string[]): [part: string, met: boolean][] {
  const terms = new Set(met);
  const parts: [string, boolean][] = [];
  const pieces = text.match(/[\p{Lu}\p{Lt}]*[\p{Ll}\p{Lo}\p{Lm}\p{Nd}]+|[\p{Lu}\p{Lt}]+|[^\p{L}\p{Nd}]+/gu) ?? [];
  // Words that are tied are met together where the term is their joined form.
  for (let i = 0; i < pieces.length;) {
    const [end, isMet] = run(pieces, i, terms);
    const part = pieces.slice(i, end).join('');
    const last = parts.at(-1);
    if (last && last[1] === isMet) last[0] += part;
    else parts.push([part, isMet]);
    i = end;
  }
  return parts;
}

/** The longest run of words from a place on whose joined form was met: where it ends. */
function run(pieces: string[], from: number, terms: Set<string>): [end: number, met: boolean] {
  let text = '';
  let found = 0;
  for (let i = from; i < pieces.length && i < from + 10; i++) {
    const word = pieces[i]!.toLowerCase();
    if (!/[\p{L}\p{Nd}]/u.test(word)) {
      if (text && word.length === 1) continue;
      break;
    }
    text += word;
    if (terms.has(stem(text)) && !(i === from && stops.has(text))) found = i + 1;
  }
  return found ? [found, true] : [from + 1, false];
}
