// Text that other people wrote, shown so that no character in it is hidden or moves its neighbors.

/** Characters that are shown at most. */
const maximumText = 1000;

/** Characters that reorder, hide or break the line that a message is shown in. */
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]+/gu;

/** A message, or a value that a message quotes: one line, at most 1000 characters of the text. */
export const plainText = (text: string) => {
  const start = text.slice(0, maximumText).replace(hidden, ' ');
  return text.length > maximumText ? `${start} …` : start;
};

/** The same characters in a line of code, and those that take no room; tabs and the variants of emoji are seen. */
const hiddenInCode = /(?!\t|\uFE0E|\uFE0F)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

/** A line of code with its hidden characters as escapes: `\u202E`. */
export const plainCode = (line: string) =>
  line.replace(hiddenInCode, (character) => {
    const code = character.codePointAt(0)!.toString(16).toUpperCase();
    return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`;
  });
