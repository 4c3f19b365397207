// Runs before all other scripts of a page in another language than English: it holds the messages of scripts. One that
// is missing is reported once in the console, and English stands for it (specification §8).
import { Id } from '../dom';
import type { MessageTable } from './messages';

const table = JSON.parse(document.getElementById(Id.Messages)!.dataset.messages!) as MessageTable;
const missed = new Set<string>();

globalThis.vitrineMessages = (message) => {
  if (!table[message] && !missed.has(message)) {
    missed.add(message);
    console.error(`The messages of “${document.documentElement.lang}” lack “${message}”: it is shown in English.`);
  }
  return table[message] || message;
};
