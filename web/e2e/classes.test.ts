// Class names that the reference tells, held against those that the installed packages write at run time.
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { vitrine } from './serve';

const require = createRequire(import.meta.url);

interface Row {
  name: string;
  class?: string;
}

interface Entry {
  name: string;
  classes?: Row[];
  slots?: Row[];
}

for (const name of [
  '@mui/material',
  '@mui/lab',
  '@mui/joy',
  '@mui/base',
  '@mui/x-data-grid',
  '@mui/x-date-pickers',
  '@mui/x-tree-view',
]) {
  test(`${name}: every class of the reference is the one that is written`, async () => {
    const { components } = JSON.parse(await vitrine('api', name, '--json')) as { components: Entry[] };
    const exported = require(name) as Record<string, Record<string, string>>;
    const wrong: string[] = [];
    let compared = 0;
    for (const { name: component, classes = [], slots = [] } of components) {
      const written = exported[`${component[0]!.toLowerCase()}${component.slice(1)}Classes`];
      for (const row of written ? [...classes, ...slots.filter((slot) => slot.class)] : []) {
        if (written![row.name]) {
          compared++;
          if (row.class !== written![row.name]) wrong.push(`${component}: ${row.class} is ${written![row.name]}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThan(1);
  });
}
