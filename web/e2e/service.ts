// What test files share.
import { inject } from 'vitest';

/** The address of a service, which starts when a file first asks: a browser, or the site with development builds. */
export async function service(name: 'windowed' | 'windowless' | 'development'): Promise<string> {
  const response = await fetch(`${inject('services')}/${name}`);
  const text = await response.text();
  if (!response.ok) throw new Error(`Could not start "${name}": ${text}`);
  return text;
}
