// Properties that hold for whatever comes in. Ordinary test runs try each with its seeds and a few fixed inputs;
// `make fuzz` tries new ones for as long as FUZZ_TIME says (60s, 2m), and prints the seed of what fails.
import fc from 'fast-check';

const units = { s: 1000, m: 60_000, h: 3_600_000 };

/** Milliseconds that fuzzing takes, 0 for ordinary runs. */
function duration(text = process.env.FUZZ_TIME): number {
  if (!text) return 0;
  const found = /^(\d+)([smh])$/.exec(text);
  if (!found) throw new Error(`FUZZ_TIME can't be “${text}”: write 60s or 2m.`);
  return Number(found[1]) * units[found[2] as keyof typeof units];
}

/** Inputs that ordinary runs make of a fixed seed. */
const few = 150;
/** Milliseconds that one input may take, however busy the machine is. */
const hang = 60_000;

/** Milliseconds that a test may take which fuzzes. */
export const fuzzTimeout = duration() + 2 * hang;

/** Checks that a property holds for the seeds and for what is generated. */
export async function fuzz<Input>(
  inputs: fc.Arbitrary<Input>,
  seeds: Input[],
  holds: (input: Input) => Promise<void> | void,
) {
  const time = duration();
  await fc.assert(
    fc.asyncProperty(inputs, async (input) => {
      await holds(input);
      await new Promise(setImmediate); // whoever watches over the test wants to hear of it
    }),
    {
      examples: seeds.map((seed) => [seed]),
      timeout: hang,
      ...(time ? { numRuns: Number.MAX_SAFE_INTEGER, interruptAfterTimeLimit: time } : { numRuns: few, seed: 1 }),
    },
  );
}
