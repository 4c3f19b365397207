/** What stands for an argument that the address lacks. */
export const absent = '[missing argument]';

/** The code and the arguments that an address names; undefined where it names none. */
export function askedFor(
  search: string,
): { code: string; args: string[] } | undefined {
  const parameters = new URLSearchParams(search);
  const code = parameters.get('code');
  return code === null ? undefined : { code, args: parameters.getAll('args[]') };
}

/** The message with its arguments, in order. */
export function filledMessage(message: string, args: readonly string[]): string {
  let next = 0;
  return message.replace(/%s/g, () => args[next++] ?? absent);
}

/** A part of a text: code where it stood between backticks, a link where it is an address. */
export interface Part {
  text: string;
  kind: 'text' | 'code' | 'link';
}

export function partsOf(message: string): Part[] {
  return message.split('`').flatMap((piece, index): Part[] => {
    if (index % 2) return [{ text: piece, kind: 'code' }];
    return piece
      .split(/(https?:\/\/[^\s"'<>]+[^\s"'<>.,;:!?)])/)
      .map((text, at): Part => ({ text, kind: at % 2 ? 'link' : 'text' }))
      .filter(({ text }) => text);
  });
}
