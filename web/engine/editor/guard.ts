// Lets a reader's code be stopped: every round of a loop and every call of a function asks whether it may go on. It
// works on the tokens and scopes of the parsed code: words in strings, comments and regular expressions are none.
import { parse } from 'sucrase/dist/esm/parser';
import { TokenType as tt } from 'sucrase/dist/esm/parser/tokenizer/types';

/** Code with its guards. No line moves, so that errors name the lines that the reader wrote. */
export function guarded(js: string): string {
  const parsed = parse(js, false, false, false);
  const { tokens } = parsed;
  const closing = brackets(tokens);
  const inserted: [at: number, text: string][] = [];
  for (let i = 0; i < tokens.length; i++) {
    if (tokens[i]!.type === tt._while) {
      inserted.push([tokens[i + 1]!.end, '__guard(),']);
    } else if (tokens[i]!.type === tt._for) {
      inserted.push(...loop(js, tokens, closing, i));
    }
  }
  for (const scope of parsed.scopes) {
    if (scope.isFunctionScope && scope.endTokenIndex < tokens.length) {
      inserted.push(...call(tokens, closing, scope.startTokenIndex, scope.endTokenIndex));
    }
  }
  let out = '';
  let at = 0;
  for (const [place, text] of inserted.sort(([a], [b]) => a - b)) {
    out += js.slice(at, place) + text;
    at = place;
  }
  return out + js.slice(at);
}

type Token = ReturnType<typeof parse>['tokens'][number];

/** The index of the bracket that closes each one that opens. */
export function brackets(tokens: readonly Token[]): Map<number, number> {
  const closing = new Map<number, number>();
  const open: number[] = [];
  tokens.forEach(({ type }, i) => {
    if ([tt.parenL, tt.braceL, tt.bracketL, tt.dollarBraceL].includes(type)) {
      open.push(i);
    } else if ([tt.parenR, tt.braceR, tt.bracketR].includes(type)) {
      closing.set(open.pop()!, i);
    }
  });
  return closing;
}

/** The guard of a `for`: in its condition, else at the beginning of its body, else around what it goes through. */
function loop(
  js: string,
  tokens: readonly Token[],
  closing: Map<number, number>,
  at: number,
): [at: number, text: string][] {
  const first = tokens[at + 1]!.type === tt.parenL ? at + 1 : at + 2; // behind `for await`
  const last = closing.get(first)!;
  let of: Token | undefined; // what is called so may stand anywhere; as a keyword it follows an operand
  let isIn = false;
  for (let i = first + 1; i < last; i = (closing.get(i) ?? i) + 1) {
    const token = tokens[i]!;
    if (token.type === tt.semi) {
      return [[token.end, tokens[i + 1]!.type === tt.semi ? '__guard()' : '__guard(),']];
    }
    isIn ||= token.type === tt._in;
    if (!isIn && i > first + 1 && operandEnds.has(tokens[i - 1]!.type) && textOf(js, token) === 'of') {
      of ??= token;
    }
  }
  const body = tokens[last + 1]!;
  if (body.type === tt.braceL) {
    return [[body.end, '__guard();']];
  }
  if (!of) {
    return [];
  }
  const each = first === at + 1 ? 'each' : 'eachAwaited';
  return [
    [of.end, ` __guard.${each}(`],
    [tokens[last]!.start, ')'],
  ];
}

/** What an operand may end with. */
const operandEnds = new Set([tt.name, tt.bracketR, tt.braceR, tt.parenR]);

const textOf = (js: string, { start, end }: Token) => js.slice(start, end);

/** The guard of a function: at the beginning of its body, or before the expression that an arrow leads to. */
function call(
  tokens: readonly Token[],
  closing: Map<number, number>,
  start: number,
  end: number,
): [at: number, text: string][] {
  if (tokens[start]!.type === tt.braceL) {
    return [[tokens[start]!.end, '__guard();']];
  }
  const arrow = (closing.get(start) ?? start) + 1;
  if (tokens[arrow]?.type === tt.name && tokens[arrow + 1]?.type === tt.arrow) {
    return call(tokens, closing, arrow, end); // async a => b
  }
  const body = tokens[arrow + 1];
  if (tokens[arrow]?.type !== tt.arrow || !body || body.type === tt.braceL) {
    return []; // the body has a scope of its own
  }
  return [
    [body.start, '(__guard(),('],
    [tokens[end - 1]!.end, '))'],
  ];
}
