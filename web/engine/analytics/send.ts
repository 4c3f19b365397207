/** The global tag function. */
export type Send = (...call: unknown[]) => void;
