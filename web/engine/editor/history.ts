// What an editor's text was before: undo goes back word by word, not letter by letter.

/** A text with what is selected in it. */
export interface Snapshot {
  text: string;
  start: number;
  end: number;
}

/** How a text changed: words that are typed or deleted letter by letter become one step. */
export type Manner = 'typed' | 'deleted' | 'other';

/** One step: what stood at a place, and what stands there now. */
interface Step {
  at: number;
  removed: string;
  added: string;
  manner: Manner;
  before: [start: number, end: number];
  after: [start: number, end: number];
}

/** So many steps are kept. */
const most = 500;

/** What differs between two texts: all between the beginning and the end that they share. */
function difference(from: string, to: string): Pick<Step, 'at' | 'removed' | 'added'> {
  const shorter = Math.min(from.length, to.length);
  let at = 0;
  while (at < shorter && from[at] === to[at]) at++;
  let same = 0;
  while (same < shorter - at && from[from.length - 1 - same] === to[to.length - 1 - same]) same++;
  return {
    at,
    removed: from.slice(at, from.length - same),
    added: to.slice(at, to.length - same),
  };
}

/** Whether a letter begins a word, or a line: steps end there. */
const begins = (before: string, letter: string) => letter === '\n' || (/\s$/.test(before) && /\S/.test(letter));

/** Puts a step and the next one together, where they are the same word. */
function joined(last: Step | undefined, next: Step): Step | undefined {
  if (!last || last.manner !== next.manner || next.manner === 'other') return undefined;
  if (last.after[0] !== next.before[0] || next.before[0] !== next.before[1]) return undefined; // the caret was moved
  if (next.manner === 'typed') {
    if (next.removed || next.at !== last.at + last.added.length || begins(last.added, next.added)) return undefined;
    return { ...last, added: last.added + next.added, after: next.after };
  }
  if (next.added || next.at + next.removed.length !== last.at || begins(next.removed, last.removed)) return undefined;
  return {
    ...last,
    at: next.at,
    removed: next.removed + last.removed,
    after: next.after,
  };
}

export class History {
  private past: Step[] = [];
  private future: Step[] = [];

  /** Takes in that one text became another. */
  add(before: Snapshot, after: Snapshot, manner: Manner) {
    if (before.text === after.text) return;
    const step: Step = {
      ...difference(before.text, after.text),
      manner,
      before: [before.start, before.end],
      after: [after.start, after.end],
    };
    const whole = joined(this.past.at(-1), step);
    if (whole) this.past.pop();
    this.past.push(whole ?? step);
    if (this.past.length > most) this.past.shift();
    this.future = [];
  }

  /** The text before the last step; undefined where there is none. */
  undo(text: string): Snapshot | undefined {
    const step = this.past.pop();
    if (!step) return undefined;
    this.future.push(step);
    const [start, end] = step.before;
    return { text: replaced(text, step.at, step.added, step.removed), start, end };
  }

  /** The text after the step that was undone last; undefined where there is none. */
  redo(text: string): Snapshot | undefined {
    const step = this.future.pop();
    if (!step) return undefined;
    this.past.push({ ...step, manner: 'other' }); // what is typed now is a step of its own
    const [start, end] = step.after;
    return { text: replaced(text, step.at, step.removed, step.added), start, end };
  }
}

const replaced = (text: string, at: number, from: string, to: string) =>
  text.slice(0, at) + to + text.slice(at + from.length);
