/** A share of a number, without fractions, as integers are divided in Go. */
export const percent = (of: number, share: number) => Math.floor((of * share) / 100);
