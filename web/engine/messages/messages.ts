// How messages take their values. The messages themselves are in internal/vitrine/messages.go.
export type { PageMessage, ScriptMessage } from '../contract/messages.gen';

/** What stands for a message in another language, by its English. */
export type MessageTable = Record<string, string>;
export type Values = Record<string, string | number>;

/** Puts values where the text names them: "Fig. {figure}". */
export const format = (text: string, values: Values = {}) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
