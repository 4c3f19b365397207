// What test files share.
import { get } from 'node:http';
import { inject } from 'vitest';

/**
 * The address of a service, which starts when a file first asks: a browser, or the site with development builds. It
 * waits as long as the start takes, which fetch would not.
 */
export const service = (name: 'windowed' | 'windowless' | 'development') =>
  new Promise<string>((resolve, reject) => {
    get(`${inject('services')}/${name}`, async (response) => {
      const text = Buffer.concat(await response.toArray()).toString();
      if (response.statusCode === 200) resolve(text);
      else reject(new Error(`Could not start "${name}": ${text}`));
    }).once('error', reject);
  });
