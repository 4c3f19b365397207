// What pages say, in their language: rendered ahead of time.
import * as React from 'react';
import { format, type MessageTable, type PageMessage, type Values } from './messages';

const key = Symbol.for('vitrine.messages');
const shared = globalThis as { [key]?: React.Context<MessageTable> };
const context = () => (shared[key] ??= React.createContext<MessageTable>({}));

/** Gives everything below the messages of a page's language. */
export function MessagesProvider({ value, children }: { value: MessageTable; children: React.ReactNode }) {
  const { Provider } = context();
  return <Provider value={value}>{children}</Provider>;
}

/** The messages of the page's language, to hand on. */
export const useMessageTable = () => React.useContext(context());

/** The messages of the page's language; what its table lacks is English, and the build has said so. */
export function useMessages() {
  const table = React.useContext(context());
  return (message: PageMessage, values?: Values) => format(table[message] || message, values);
}
