// How texts and queries become words. The same as internal/search/words.go.
import { stem } from './stem';

export interface Word {
  /** In small letters. */
  text: string;
  /** To the word before, as in camelCase and in names with hyphens. */
  tied: boolean;
}

/**
 * Takes a text apart as readers may type it: at spaces and signs, and where a small letter is followed by a capital.
 */
export function words(text: string): Word[] {
  const list: Word[] = [];
  let end = -2;
  for (const { 0: piece, index } of text.matchAll(/[\p{L}\p{Nd}]+/gu)) {
    const gap = text.slice(Math.max(0, end), index);
    let tied = end >= 0 && /^[-_.]$/.test(gap);
    for (const part of piece.replace(/([\p{Ll}\p{Nd}])(?=\p{Lu})/gu, '$1 ').split(' ')) {
      list.push({ text: part.toLowerCase(), tied });
      tied = true;
    }
    end = index + piece.length;
  }
  return list;
}

export const longestJoined = 8;

/** A text as one word: "Text Field" and "TextField" are "textfield". */
export const joined = (list: { text: string }[]) => list.map(({ text }) => text).join('');

/** The runs of words that are tied. */
export function runs(list: Word[]): Word[][] {
  const all: Word[][] = [];
  for (const one of list) {
    if (one.tied) all.at(-1)!.push(one);
    else all.push([one]);
  }
  return all;
}

/** The words of a text, and the joined forms of those that are tied. */
export function forms(text: string): string[] {
  return runs(words(text)).flatMap((run) => {
    const out = run.map((one) => one.text);
    if (run.length > 1 && run.length <= longestJoined) out.push(joined(run));
    return out;
  });
}

const set = (text: string, form = (word: string) => word) => new Set(text.split(' ').map(form));

/** Words of questions: they say nothing where other words are there. */
export const stops = set(
  `a about all am an and any are as at be been but by can cannot could did do does doesn don for from get gets getting had has have how i if in into is isn it its like make makes making me my need of on or our out over s should so some t than that the their them then there these they this to too up use used using via want was way we what when where which while who why will with without won work works would you your`,
);

/** They say nothing in any form in a query that has at least two other words. In texts they do. */
export const fillers = set(
  `add allow also always another appear best change correct correctly create different display easily easy enable exactly example give given happen help implement inside instead just keep let looks mean never now only please possible prevent problem proper properly put really show shown simple simply something still stop such take thing tried turn user wants ways whether`,
  stem,
);

/** Values that queries copy from code. */
export const literals = set('true false null undefined');

/** Words that questions begin with. */
export const asking = set(`are can could do does how is should what when where which who why`);
