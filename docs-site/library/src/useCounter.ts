import { useState } from 'react';

export interface Counter {
  /** The number. */
  count: number;
  /** Adds one. */
  add: () => void;
  /** Begins again at the first number. */
  reset: () => void;
}

// #region hook
/** Counts from a first number. */
export function useCounter(first = 0): Counter {
  const [count, setCount] = useState(first);
  return {
    count,
    add: () => setCount((now) => now + 1),
    reset: () => setCount(first),
  };
}
// #endregion
