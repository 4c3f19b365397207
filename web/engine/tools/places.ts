// Where a name of displayed code stands in the author's file: a snippet is a part of it, with another indentation, and
// the JavaScript lacks its types.

/** A place in a file: line from 0, column from 0 in UTF-16 units. */
export interface Place {
  line: number;
  column: number;
}

/** A place in displayed code that the reader looks at. */
export interface Seen {
  /** The whole text of the code, of which a snippet shows a part. */
  text: string;
  offset: number;
  /** Where its line is in the window. */
  top: number;
}

const indentation = (line: string) => line.length - line.trimStart().length;

/** The line of the file that a displayed line is, or nothing. Of several, the one whose neighbors are alike as well. */
function lineOf(displayed: readonly string[], at: number, file: readonly string[]): number | undefined {
  const text = displayed[at]!.trim();
  let best: number | undefined;
  let most = -1;
  for (const [line, candidate] of file.entries()) {
    if (candidate.trim() !== text) continue;
    let alike = 0;
    for (const step of [-1, 1]) {
      for (
        let n = step;
        displayed[at + n] !== undefined && displayed[at + n]!.trim() === file[line + n]?.trim();
        n += step
      )
        alike++;
    }
    if (alike > most) [best, most] = [line, alike];
  }
  return best;
}

/** The place in a file of a place in displayed code. */
export function placeIn(file: string, displayed: string, { line, column }: Place): Place | undefined {
  const shown = displayed.split('\n');
  const lines = file.split('\n');
  if (shown[line] === undefined) return undefined;
  const found = lineOf(shown, line, lines);
  if (found === undefined) return undefined;
  return { line: found, column: column - indentation(shown[line]) + indentation(lines[found]!) };
}

/** A name in a text, by its offsets. */
export interface Name {
  start: number;
  end: number;
}

/** As in internal/typecheck, which counts names line by line. */
const pattern = /[\p{L}\p{Nl}$_][\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}\p{Pc}$]*/gu;

/** All names in a text, words of comments and strings among them: nothing is known of those. */
export function namesIn(text: string): Name[] {
  return [...text.matchAll(pattern)].map(({ index, 0: word }) => ({ start: index, end: index + word.length }));
}

/** The line and column of an offset. */
export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  const begin = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length - 1, column: offset - begin };
}
