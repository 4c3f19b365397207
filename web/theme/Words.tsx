import * as React from 'react';
import { filled, type PageWord, type Table, type Values } from '../words/words';

const Words = React.createContext<Table>({});

/** Gives everything below the words of a page's language. */
export const WordsProvider = Words.Provider;

/** The texts of the page's language, to hand on. */
export const useWordTable = () => React.useContext(Words);

/** The words of the page's language; what its table lacks is English, and the build has said so. */
export function useWords() {
  const table = React.useContext(Words);
  return (word: PageWord, values?: Values) => filled(table[word] || word, values);
}
