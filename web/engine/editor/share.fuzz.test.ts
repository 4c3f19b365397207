import fc from 'fast-check';
import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { fuzz, fuzzTimeout } from '../../fuzz';
import { hashOf, maximumCode, ofHash, type Shared } from './share';

const name = fc.stringMatching(/^[\w-]{1,20}$/);
const language = fc.constantFrom('tsx', 'js');
const code = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc
    .array(fc.constantFrom('const a = 1;\n', '\ufeff', '\0', '\ud800', '\udfff', '🎄', '\r\n', '“'), { maxLength: 50 })
    .map((parts) => parts.join('')),
);

/** As long as code may be, and as hard to compress as text can be. */
const incompressible = Array.from({ length: maximumCode }, (_, i) =>
  String.fromCharCode(32 + (((i * 2654435761) >>> 13) % 95)),
).join('');

test('fuzz: a link gives back the code that it was made of', { timeout: fuzzTimeout }, async () => {
  await fuzz(
    fc.record<Shared>({ demo: name, language, code }),
    [
      { demo: 'A', language: 'tsx', code: '' },
      { demo: 'A', language: 'tsx', code: '\ufeffconst a = 1;' },
      { demo: 'A-1_b', language: 'js', code: 'a'.repeat(maximumCode) },
      { demo: 'A', language: 'js', code: 'a'.repeat(maximumCode + 1) },
      { demo: 'A', language: 'js', code: incompressible },
      { demo: 'A', language: 'js', code: '\ud800' },
    ],
    async (shared) => {
      if (new TextEncoder().encode(shared.code).length > maximumCode) {
        await expect(hashOf(shared)).rejects.toThrow('no link can carry it');
        return;
      }
      // Halves of a pair of code units have no form in a link.
      expect(await ofHash(await hashOf(shared))).toEqual({ ...shared, code: wellFormed(shared.code) });
    },
  );
});

const wellFormed = (text: string) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text));

const encoded = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const packed = (bytes: Uint8Array | string) => encoded(deflateRawSync(bytes));

/** Compressed bytes, some of them damaged, some of far more than a link may carry. */
const payload = fc.oneof(
  fc.uint8Array({ maxLength: 400 }).map(encoded),
  fc.uint8Array({ maxLength: 400 }).map(packed),
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc.tuple(fc.uint8Array({ minLength: 20, maxLength: 200 }), fc.nat(), fc.nat(7)).map(([bytes, at, bit]) => {
    const compressed = deflateRawSync(bytes);
    compressed[at % compressed.length]! ^= 1 << bit;
    return encoded(compressed);
  }),
  fc.tuple(fc.uint8Array({ maxLength: 200 }), fc.nat(300)).map(([bytes, at]) => packed(bytes).slice(0, at)),
);
const hash = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .tuple(
      fc.constantFrom('#code/', '#code//', '#CODE/', 'code/', '#code/../'),
      name,
      fc.constantFrom('/tsx/', '/js/', '/ts/', '/'),
      payload,
    )
    .map((parts) => parts.join('')),
  fc.tuple(name, payload).map(([demo, text]) => `#code/${demo}/tsx/${text}`),
);
const refusals = /^The (code of this link is longer than a megabyte|link to this code is damaged)/;

test(
  'fuzz: whatever a link says, it is opened within its bounds or refused with a sentence',
  { timeout: fuzzTimeout },
  async () => {
    await fuzz(
      hash,
      [
        '',
        '#code/',
        '#code/a/tsx/',
        '#code/a/tsx/%%%',
        `#code/a/tsx/${packed(Buffer.alloc(100 << 20))}`, // a hundred megabytes of nothing in a hundred kilobytes
        `#code/a/tsx/${packed(Buffer.from([0xff, 0xfe]))}`,
        `#code/a/tsx/${packed('a')}AAAA`, // more behind the end
        `#code/a/js/${'A'.repeat((2 << 20) + 1)}`,
      ],
      async (text) => {
        try {
          const shared = await ofHash(text);
          if (shared) {
            expect(new TextEncoder().encode(shared.code).length).toBeLessThanOrEqual(maximumCode);
            expect(text).toContain(`/${shared.demo}/${shared.language}/`);
          } else {
            expect(text.startsWith('#code/')).toBe(false);
          }
        } catch (error) {
          expect((error as Error).message).toMatch(refusals);
        }
      },
    );
  },
);
