// Long work is cut into tasks: what stands between two of them is here.

/** Lets the browser paint and answer before the next piece of work. */
export function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as {
    scheduler?: { yield?: () => Promise<void> };
  };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
