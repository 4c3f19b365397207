// The elements that some code writes in JSX, and what it imports, by the tokens of the parser that also compiles it.
import { parse } from 'sucrase/dist/esm/parser';
import { IdentifierRole, isDeclaration } from 'sucrase/dist/esm/parser/tokenizer';
import { TokenType as tt } from 'sucrase/dist/esm/parser/tokenizer/types';
import './bound';
import { brackets } from './guard';
import { bindingsOf, type Import } from './imports';

/** What is known of a value without knowing types: a literal, or only its kind. */
export type Value =
  | { kind: 'string'; text: string }
  | { kind: 'number' | 'boolean' | 'function' | 'object' | 'element' | 'unknown' };

/** A place in the text. */
export interface Span {
  start: number;
  end: number;
}

export interface Attribute extends Span {
  name: string;
  value: Value & Span;
}

export interface Element extends Span {
  /** As it is written: `Tabs.Root`. */
  name: string;
  attributes: Attribute[];
  /** Its attributes are not all to be seen. */
  spread: boolean;
  hasChildren: boolean;
}

export interface Code {
  elements: Element[];
  imports: Record<string, Import>;
  /** The texts of all strings and names beside those of elements' attributes: what the code itself declares. */
  words: string[];
  declaresModules: boolean;
}

type Token = ReturnType<typeof parse>['tokens'][number];

/** Reads some code; throws where it is no code. */
export function read(code: string): Code {
  return new Reader(code).read();
}

class Reader {
  private tokens: Token[];
  private closings: Map<number, number>;
  private spent = new Set<number>();

  constructor(private code: string) {
    this.tokens = parse(code, true, true, false).tokens;
    this.closings = brackets(this.tokens);
  }

  read(): Code {
    const elements: Element[] = [];
    this.tokens.forEach(({ type, isType }, i) => {
      if (type === tt.jsxTagStart && !isType && this.type(i + 1) === tt.jsxName) elements.push(this.element(i));
    });
    const imports = this.imports();
    for (const [i, token] of this.tokens.entries()) {
      // Another thing of the same name: which one is meant is not known without scopes.
      if (
        token.type === tt.name &&
        isDeclaration(token) &&
        token.identifierRole !== IdentifierRole.ImportDeclaration &&
        !this.spent.has(i)
      ) {
        delete imports[this.text(i)];
      }
    }
    const words = this.tokens.flatMap(({ type }, i) =>
      this.spent.has(i)
        ? []
        : type === tt.string
          ? [this.text(i).slice(1, -1)]
          : type === tt.name
            ? [this.text(i)]
            : [],
    );
    return { elements, imports, words, declaresModules: /\bdeclare\s+module\b/.test(this.code) };
  }

  private type = (i: number) => this.tokens[i]?.type;

  private text(i: number) {
    const { start, end } = this.tokens[i]!;
    return this.code.slice(start, end);
  }

  private element(at: number): Element {
    let i = at + 2;
    while (this.type(i) === tt.dot) i += 2;
    const [start, end] = [this.tokens[at + 1]!.start, this.tokens[i - 1]!.end];
    const made: Element = {
      name: this.code.slice(start, end),
      start,
      end,
      attributes: [],
      spread: false,
      hasChildren: false,
    };
    while (this.tokens[i]?.isType || this.type(i) === tt.lessThan || this.type(i) === tt.greaterThan) i++;
    for (; i < this.tokens.length; i++) {
      const type = this.type(i);
      if (type === tt.jsxTagEnd) break;
      if (type === tt.slash) return made;
      if (type === tt.braceL) {
        made.spread = true;
        i = this.closing(i);
      } else if (type === tt.jsxName) {
        i = this.attribute(i, made.attributes);
      }
    }
    made.hasChildren = this.hasChildren(i + 1);
    return made;
  }

  /** Takes in an attribute; says where it ends. */
  private attribute(at: number, into: Attribute[]): number {
    let i = at;
    while (this.type(i + 1) === tt.colon || (this.type(i) === tt.colon && this.type(i + 1) === tt.jsxName)) i++;
    const span = { start: this.tokens[at]!.start, end: this.tokens[i]!.end };
    const name = this.code.slice(span.start, span.end);
    let value: Attribute['value'] = { kind: 'boolean', ...span };
    if (this.type(i + 1) === tt.eq) {
      const from = i + 2;
      if (this.type(from) === tt.braceL) {
        i = this.closing(from);
        value = { ...this.value(from + 1, i), start: this.tokens[from]!.start, end: this.tokens[i]!.end };
      } else {
        i = from;
        const { start, end } = this.tokens[from]!;
        value =
          this.type(from) === tt.string
            ? { kind: 'string', text: this.code.slice(start + 1, end - 1), start, end }
            : { kind: 'unknown', start, end };
        this.spent.add(from);
      }
    }
    into.push({ name, ...span, value });
    return i;
  }

  /** The value that stands between two tokens. */
  private value(from: number, to: number): Value {
    const type = this.type(from);
    const isOne = to === from + 1;
    if (isOne && type === tt.string) {
      this.spent.add(from);
      return { kind: 'string', text: this.text(from).slice(1, -1) };
    }
    if ((isOne && type === tt.num) || (to === from + 2 && type === tt.minus && this.type(from + 1) === tt.num)) {
      return { kind: 'number' };
    }
    if (isOne && (type === tt._true || type === tt._false)) return { kind: 'boolean' };
    if (type === tt.braceL || type === tt.bracketL) {
      return this.closing(from) === to - 1 ? { kind: 'object' } : { kind: 'unknown' };
    }
    if (type === tt.parenL && this.type(this.closing(from) + 1) === tt.arrow) return { kind: 'function' };
    return { kind: 'unknown' };
  }

  /** Where the bracket closes that a token opens. */
  private closing = (at: number): number => this.closings.get(at) ?? this.tokens.length - 1;

  private hasChildren(at: number): boolean {
    let i = at;
    while (this.type(i) === tt.jsxEmptyText) i++;
    return !(this.type(i) === tt.jsxTagStart && this.type(i + 1) === tt.slash);
  }

  private imports(): Record<string, Import> {
    const found: Record<string, Import> = {};
    for (let i = 0; i < this.tokens.length; i++) {
      if (this.type(i) !== tt._import || this.type(i + 1) === tt.parenL) continue;
      const from = i + 1;
      while (i < this.tokens.length && this.type(i) !== tt.string && this.type(i) !== tt.semi) i++;
      if (this.type(i) !== tt.string) continue;
      const module = this.text(i).slice(1, -1);
      const clause = this.code.slice(this.tokens[from]!.start, this.tokens[i]!.start).replace(/\bfrom\s*$/, '');
      for (const [local, name] of bindingsOf(clause)) found[local] = { module, name };
      for (let spent = from; spent <= i; spent++) this.spent.add(spent);
    }
    return found;
  }
}
