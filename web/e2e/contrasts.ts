// The contrast of texts, as the Measure instrument of the site reckons it.
import { readFileSync } from 'node:fs';
import { transform } from 'sucrase';

const colors = transform(readFileSync('web/engine/instruments/colors.ts', 'utf8'), {
  transforms: ['typescript', 'imports'],
  disableESTransforms: true,
}).code;

/** A script that gives a page the function `contrastOf`. */
export const contrastScript = `
globalThis.contrastOf ??= (() => { const exports = {}; ${colors}; return exports.contrastOf })()`;
