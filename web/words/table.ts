// Runs before all other scripts of a page in another language than English: it holds the words that they say. One that
// is missing is told once in the console, and English stands for it (specification §8, catalogue IN-2).
import type { Table } from './words';

const table = JSON.parse(document.getElementById('words')!.dataset.words!) as Table;
const missed = new Set<string>();

globalThis.vitrineWords = (word) => {
  if (!table[word] && !missed.has(word)) {
    missed.add(word);
    console.error(`The words of “${document.documentElement.lang}” lack “${word}”: it is shown in English.`);
  }
  return table[word] || word;
};
export {};
