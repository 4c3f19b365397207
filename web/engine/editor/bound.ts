// Bounds what the parser of edited code may read. Where it has guessed wrong it goes back and reads a part again: of
// functions in the defaults of each other's parameters, each one doubles the time, and twenty take seconds.
import { locationForIndex } from 'sucrase/dist/esm/parser/traverser/base';
import State from 'sucrase/dist/esm/parser/tokenizer/state';

/** Characters that are read again at most: usual code needs 1.5 times its length or less. */
const maximumReread = 200_000;

const reread = new WeakMap<State, number>();
const { restoreFromSnapshot } = State.prototype;

State.prototype.restoreFromSnapshot = function (snapshot) {
  const sum = (reread.get(this) ?? 0) + this.pos - snapshot.pos;
  reread.set(this, sum);
  if (sum > maximumReread) {
    const { line, column } = locationForIndex(snapshot.pos);
    throw new Error(`The code is nested too deep to be read. (${line}:${column})`);
  }
  restoreFromSnapshot.call(this, snapshot);
};
