// Colors for code that changes with every letter: a small tokenizer with the classes of the build's highlighter. It
// works line by line, so that an edit costs as many lines as it changes.
import { marked } from './invisible';

/** What a line begins in: code, or a comment or a template that an earlier line has opened. */
export type Context = 'code' | 'comment' | 'template';

export interface Line {
  text: string;
  html: string;
  start: Context;
  /** What the next line begins in. */
  end: Context;
}

interface Rule {
  /** The class of the token; "" for one without color. */
  name: string;
  /** Its first group is what closes a token that may go on in the next line. */
  token: RegExp;
  opens?: Context;
}

const rules: Rule[] = [
  { name: 'c', token: /\/\/.*/sy },
  { name: 'c', token: /\/\*.*?(\*\/|$)/sy, opens: 'comment' },
  { name: 's', token: /'(?:\\.|[^'\\])*'?|"(?:\\.|[^"\\])*"?/sy },
  { name: 's', token: /`(?:\\.|[^`\\])*(`|\\?$)/sy, opens: 'template' },
  {
    name: 'k',
    token:
      /\b(?:import|export|from|default|function|return|const|let|var|if|else|for|while|do|of|in|new|class|extends|typeof|instanceof|async|await|throw|try|catch|finally|switch|case|break|continue|type|interface|as|null|undefined|true|false)\b/y,
  },
  { name: 'd', token: /\b\d[\w.]*\b/y },
  { name: 'n', token: /(?<=<\/?)[A-Za-z][\w.]*/y },
  { name: 'a', token: /[A-Za-z][\w-]*(?==["'{])/y },
  { name: '', token: /[\w$]+|\s+|[^\w\s$]/y },
];

const continued: Record<Exclude<Context, 'code'>, Rule[]> = {
  comment: [{ name: 'c', token: /.*?(\*\/|$)/sy, opens: 'comment' }],
  template: [{ name: 's', token: /(?:\\.|[^`\\])*(`|\\?$)/sy, opens: 'template' }],
};

export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export function highlightLine(text: string, start: Context): Line {
  let html = '';
  let context = start;
  for (let at = 0; at < text.length;) {
    for (const { name, token, opens } of context === 'code' ? rules : continued[context]) {
      token.lastIndex = at;
      const match = token.exec(text);
      if (match?.[0]) {
        html += name ? `<span class="${name}">${escaped(match[0])}</span>` : escaped(match[0]);
        at += match[0].length;
        context = opens && !/^(?:\*\/|`)$/.test(match[1]!) ? opens : 'code';
        break;
      }
    }
  }
  return { text, html: marked(html), start, end: context };
}

/** The lines of a text, whoever colors them. */
export const contextsOf = (text: string): Line[] => changeTo(text, []).added;

export interface Change {
  /** The first line that is another. */
  from: number;
  /** How many lines go from there. */
  removed: number;
  added: Line[];
}

/** What leads from the lines to those of a text: only lines that differ, or begin in something else, are made anew. */
export function changeTo(text: string, lines: readonly Line[]): Change {
  const texts = text.split('\n');
  const moved = texts.length - lines.length;
  let from = 0;
  while (from < lines.length && lines[from]!.text === texts[from]) from++;
  let same = texts.length;
  while (same > from && same - moved > from && lines[same - moved - 1]!.text === texts[same - 1]) same--;
  const added: Line[] = [];
  let context = lines[from - 1]?.end ?? 'code';
  let next = from;
  for (; next < same || (next < texts.length && lines[next - moved]!.start !== context); next++) {
    const line = highlightLine(texts[next]!, context);
    added.push(line);
    context = line.end;
  }
  return { from, removed: next - moved - from, added };
}
