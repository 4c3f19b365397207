// What keys do in the editor. Texts are put in as if typed, so that the browser's own undo knows them.

const indent = '  ';
const pairs: Record<string, string> = {
  '(': ')',
  '[': ']',
  '{': '}',
  '"': '"',
  "'": "'",
  '`': '`',
};

export interface Edit {
  /** What is selected before the text is put in. */
  start: number;
  end: number;
  text: string;
  /** What is selected afterwards; the end of the text without it. */
  select?: [number, number];
}

interface Pressed {
  key: string;
  shiftKey: boolean;
}

/** The edit that a key stands for; undefined where the browser does what is right. */
export function editOf({ key, shiftKey }: Pressed, value: string, start: number, end: number): Edit | undefined {
  const lineStart = value.lastIndexOf('\n', start - 1) + 1;
  if (key === 'Tab') {
    return start === end && !shiftKey ? { start, end, text: indent } : shifted(value, lineStart, start, end, shiftKey);
  }
  if (key === 'Enter') {
    const depth = /^[ \t]*/.exec(value.slice(lineStart, start))![0];
    const opened =
      /[([{>]\s*$/.test(value.slice(lineStart, start)) && !value.slice(lineStart, start).trimEnd().endsWith('/>')
        ? indent
        : '';
    return { start, end, text: `\n${depth}${opened}` };
  }
  if (key === 'Backspace' && start === end) {
    const before = value.slice(lineStart, start);
    return before !== '' && before.trim() === '' && before.length % 2 === 0
      ? { start: start - 2, end, text: '' }
      : undefined;
  }
  const closing = pairs[key];
  if (closing && start !== end) {
    return {
      start,
      end,
      text: key + value.slice(start, end) + closing,
      select: [start + 1, end + 1],
    };
  }
  return undefined;
}

function shifted(value: string, from: number, start: number, end: number, out: boolean): Edit {
  const lines = value.slice(from, end).split('\n');
  const moved = lines.map((line) => (out ? line.replace(/^ {1,2}/, '') : line && indent + line));
  const first = moved[0]!.length - lines[0]!.length;
  const text = moved.join('\n');
  return {
    start: from,
    end,
    text,
    select: [Math.max(from, start + first), from + text.length],
  };
}
