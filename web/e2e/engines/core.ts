// The core of the browser suite, the same for each engine. What an engine lacks is named in docs/browsers.md.
import { afterAll, beforeAll, describe } from 'vitest';
import type { Engine, EngineOptions } from './engine';
import { checkEditing } from './core/editing';
import { checkHangs } from './core/hangs';
import { checkOffline } from './core/offline';
import { checkPages } from './core/pages';
import { checkPlain } from './core/plain';
import { checkShell } from './core/shell';

export function checkEngine(start: (options?: EngineOptions) => Promise<Engine>) {
  describe('with scripts', () => {
    let engine: Engine;
    beforeAll(async () => {
      engine = await start();
    });
    afterAll(() => engine?.close());
    const reader = () => engine.reader();
    describe('pages', () => {
      checkPages(reader);
    });
    describe('shell', () => {
      checkShell(reader);
    });
    describe('editing', () => {
      checkEditing(reader);
    });
    describe('code that does not let go', () => {
      checkHangs(reader);
    });
    describe('service worker', () => {
      checkOffline(reader);
    });
  });
  describe('without scripts', () => {
    let engine: Engine;
    beforeAll(async () => {
      engine = await start({ scripts: false });
    });
    afterAll(() => engine?.close());
    checkPlain(() => engine.reader());
  });
}
