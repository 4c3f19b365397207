// What scripts say, in the language of the page. A page in English carries no table: its messages are what stands here.
import { format, type ScriptMessage, type Values } from './messages';

declare global {
  // eslint-disable-next-line no-var
  var vitrineMessages: ((message: string) => string) | undefined;
}

/** A text in the language of the page. */
export const say = (message: ScriptMessage): string => globalThis.vitrineMessages?.(message) ?? message;

/** A text with values in it. */
export const sayWith = (message: ScriptMessage, values: Values) => format(say(message), values);
