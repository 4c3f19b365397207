// How words take their values. The words themselves are in internal/vitrine/words.go.
export type { PageWord, ScriptWord } from '../contract/words.gen';

/** What stands for a word in another language, by the word. */
export type Table = Record<string, string>;
export type Values = Record<string, string | number>;

/** Puts values where the text names them: "Fig. {figure}". */
export const filled = (text: string, values: Values = {}) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
