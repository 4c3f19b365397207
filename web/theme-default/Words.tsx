import * as React from 'react';
import { filled, type PageWord, type Table, type Values } from '../engine/messages/messages';

const Words = React.createContext<Table>({});

/** Gives everything below the words of a page's language. */
export const WordsProvider = Words.Provider;

/** The words of the page's language; what its table lacks is English, and the build has said so. */
export function useWords() {
  const table = React.useContext(Words);
  return (word: PageWord, values?: Values) => filled(table[word] || word, values);
}
