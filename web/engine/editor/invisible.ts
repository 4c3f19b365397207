// Marks in edited code for characters that nobody sees, as internal/invisible makes them for code that is not edited.
// One table of cases, internal/invisible/testdata/cases.json, holds the two equal.

const invisible =
  /[\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?![\n\t])\p{Cc}|(?![\p{Script=Egyptian_Hieroglyphs}\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}])\p{Cf}|(?![\u{1F000}-\u{1FAFF}\u{20000}-\u{2FFFD}\u{30000}-\u{3FFFD}])\p{Cn}/gu;

const pictograph = String.raw`(?:(?![\0-\xA8])[\p{So}\p{Sm}\u203C\u2049\u2139\u3030\u303D]|[\u{1F000}-\u{1FAFF}])`;
const joined = `[${[
  ...['Arabic', 'Syriac', 'Mongolian', 'Nko', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil'],
  ...['Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Khmer', 'Myanmar', 'Tibetan'],
]
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('')}]`;

/** What does something to its neighbors that readers see. */
const needed = [
  String.raw`^\uFEFF`,
  String.raw`(?<=${pictograph}|\p{Script=Han})[\uFE0E\uFE0F]`,
  String.raw`(?<=[0-9#*])[\uFE0E\uFE0F](?=\u20E3)`,
  String.raw`(?<=${pictograph}[\uFE0F\u{1F3FB}-\u{1F3FF}]*)\u200D(?=${pictograph})`,
  String.raw`(?<=${joined}\p{Mn}*)\u200D|(?!\u200D${pictograph})\u200D(?=${joined})`,
  String.raw`(?<=${joined}\p{Mn}*)\u200C(?=${joined})`,
  String.raw`(?<=\u{1F3F4})\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}`,
  String.raw`(?<=\p{Script=Mongolian})[\u180B-\u180F]`,
  String.raw`(?<=\p{Script=Han})[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]`,
  String.raw`\r(?=\n)`,
].map((source) => new RegExp(source, 'gu'));

export const codePoint = (character: string) =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;

/** A mark; the character stays in it, and reorders nothing around it. */
const mark = (character: string) => {
  const code = codePoint(character);
  return `<bdi class="u" data-code-point="${code}" title="${code}">${character}</bdi>`;
};

const seen = /^[\n\t\x20-\x7E]*$/;

/** Puts the marks into text, or into HTML with nothing but colors in it. */
export function marked(html: string) {
  if (seen.test(html)) return html;
  const spared = new Set<number>();
  for (const { index, 0: text } of needed.flatMap((rule) => [...html.matchAll(rule)])) {
    for (let at = 0; at < text.length; at++) spared.add(index + at);
  }
  return html.replace(invisible, (character, at: number) => (spared.has(at) ? character : mark(character)));
}
