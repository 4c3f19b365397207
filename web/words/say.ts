// The words of scripts, in the language of the page. A page in English carries no table: its words are what stands
// here.
import { filled, type ScriptWord, type Values } from './words';

declare global {
  // eslint-disable-next-line no-var
  var vitrineWords: ((word: string) => string) | undefined;
}

/** A text in the language of the page. */
export const say = (word: ScriptWord): string => globalThis.vitrineWords?.(word) ?? word;

/** A text with values in it. */
export const sayWith = (word: ScriptWord, values: Values) => filled(say(word), values);
