// What our pages don't say, held against every sentence and heading: docs/authoring.md, "House style".
import { readFileSync } from 'node:fs';

const phrases = JSON.parse(readFileSync(new URL('../phrases.json', import.meta.url), 'utf8')).map((phrase) => ({
  ...phrase,
  find: new RegExp(phrase.find, 'giu'),
}));

/** Directives are parameters, and markup in a line is no sentence: both are blanked, so that places stay right. */
const blank = (text) => text.replace(/\{\{.*?\}\}|<[^>]*>|`[^`]*`/gs, (found) => ' '.repeat(found.length));

function* problems(text, place) {
  for (const { find, write, why, in: only } of phrases) {
    if ((only ?? 'text') !== place) continue;
    for (const found of text.matchAll(find)) {
      yield {
        index: found.index,
        message: `“${found[0].trim()}”\n  Why  ${why}.\n  Fix  Write: ${write}.`,
      };
    }
  }
}

export default function houseStyle(context) {
  const { Syntax, RuleError, report, getSource, locator } = context;
  /** Where directives in YAML over several lines are. */
  let directives = [];
  const check = (node, text, place, start = 0) => {
    if (directives.some(([from, to]) => node.range[0] >= from && node.range[0] < to)) return;
    for (const { index, message } of problems(blank(text), place)) {
      report(node, new RuleError(message, { padding: locator.at(start + index) }));
    }
  };
  return {
    [Syntax.Document]: (node) => {
      directives = [...getSource(node).matchAll(/^ *\{\{ *$.*?^ *\}\} *$/gms)].map((found) => [
        found.index,
        found.index + found[0].length,
      ]);
    },
    [Syntax.Str]: (node) => check(node, getSource(node), 'text'),
    // The lead of a page is a paragraph of HTML.
    [Syntax.Html]: (node) => check(node, getSource(node), 'text'),
    [Syntax.Header]: (node) => {
      const [marks = ''] = getSource(node).match(/^#+ */) ?? [];
      check(node, getSource(node).slice(marks.length), 'heading', marks.length);
    },
  };
}
