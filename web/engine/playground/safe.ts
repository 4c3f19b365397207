/** Addresses that would run code: neither a link nor a reader's own text may set one. */
// eslint-disable-next-line no-control-regex
const runs = /^[\s\0-\x1f]*(?:j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t|vbscript|data)\s*:/i;

/** Whether a text may be given to a component. */
export const isSafe = (text: string) => !runs.test(text);
