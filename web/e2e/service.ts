// What test files share.
import { inject } from 'vitest';

/** The address of a service, which starts when a file first asks: a browser. */
export async function service(name: 'windowed' | 'windowless'): Promise<string> {
  const response = await fetch(`${inject('services')}/${name}`);
  const text = await response.text();
  if (!response.ok) throw new Error(`Could not start "${name}": ${text}`);
  return text;
}
