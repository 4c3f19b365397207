import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { History, type Manner, type Snapshot } from './history';

/** An editor without a browser. */
class Pad {
  history = new History();
  now: Snapshot = { text: '', start: 0, end: 0 };

  put(text: string, manner: Manner = 'typed') {
    const { text: was, start, end } = this.now;
    const at = start + text.length;
    this.become({ text: was.slice(0, start) + text + was.slice(end), start: at, end: at }, manner);
  }
  type(words: string) {
    for (const letter of words) this.put(letter);
  }
  backspace() {
    const { text, start } = this.now;
    this.become(
      {
        text: text.slice(0, start - 1) + text.slice(start),
        start: start - 1,
        end: start - 1,
      },
      'deleted',
    );
  }
  caret(at: number) {
    this.now = { ...this.now, start: at, end: at };
  }
  undo() {
    this.now = this.history.undo(this.now.text) ?? this.now;
    return this.now.text;
  }
  redo() {
    this.now = this.history.redo(this.now.text) ?? this.now;
    return this.now.text;
  }
  private become(next: Snapshot, manner: Manner) {
    this.history.add(this.now, next, manner);
    this.now = next;
  }
}

describe('undo', () => {
  test('takes words back that were typed, and lines', () => {
    const pad = new Pad();
    pad.type('two words\nmore');
    expect([pad.undo(), pad.undo(), pad.undo(), pad.undo()]).toEqual(['two words\n', 'two words', 'two ', '']);
    expect([pad.redo(), pad.redo(), pad.redo()]).toEqual(['two ', 'two words', 'two words\n']);
  });
  test('brings words back that were deleted, with the caret behind them', () => {
    const pad = new Pad();
    pad.put('two words', 'other');
    for (let i = 0; i < 7; i++) pad.backspace();
    expect(pad.now.text).toBe('tw');
    expect(pad.undo()).toBe('two ');
    expect(pad.undo()).toBe('two words');
    expect(pad.now.start).toBe(9);
  });
  test('keeps apart what is typed in different places', () => {
    const pad = new Pad();
    pad.type('ab');
    pad.caret(0);
    pad.type('c');
    expect([pad.undo(), pad.undo()]).toEqual(['ab', '']);
  });
  test('forgets what was undone once something else is written', () => {
    const pad = new Pad();
    pad.type('a');
    pad.undo();
    pad.type('b');
    expect(pad.redo()).toBe('b');
  });
  test('leads back to every text, and forth again', () => {
    const edit = fc.record({
      at: fc.nat(20),
      length: fc.nat(5),
      text: fc.string({ maxLength: 4 }),
    });
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 30 }), fc.constantFrom<Manner>('typed', 'other'), (edits, manner) => {
        const pad = new Pad();
        for (const { at, length, text } of edits) {
          const start = Math.min(at, pad.now.text.length);
          pad.now = {
            ...pad.now,
            start,
            end: Math.min(start + length, pad.now.text.length),
          };
          pad.put(text, manner);
        }
        const last = pad.now.text;
        for (let i = 0; i <= edits.length; i++) pad.undo();
        expect(pad.now.text).toBe('');
        for (let i = 0; i <= edits.length; i++) pad.redo();
        expect(pad.now.text).toBe(last);
      }),
    );
  });
});
