// What our pages don't say, held against every sentence and heading: docs/authoring.md, "House style".
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

const phrases = JSON.parse(readFileSync(new URL('../phrases.json', import.meta.url), 'utf8')).map((phrase) => ({
  ...phrase,
  find: new RegExp(phrase.find, 'giu'),
}));

/** Directives are parameters, and markup in a line is no sentence: both are blanked, so that places stay right. */
const blank = (text) => text.replace(/\{\{.*?\}\}|<[^>]*>|`[^`]*`/gs, (found) => ' '.repeat(found.length));

/** Keys of front matter and directives whose values readers see, and these values in YAML or JSON. */
const keys = 'title|description|headline|text|label|caption|alt';
const parameters = new RegExp(`^[ \\t]*(?:- )?(?:${keys}): +(.+)$|"(?:${keys})": *("(?:[^"\\\\]|\\\\.)*")`, 'gm');

function* problems(text, place, isContent) {
  for (const { find, write, why, in: only, files } of phrases) {
    if ((only ?? 'text') !== place || (files && !isContent)) continue;
    for (const found of text.matchAll(find)) {
      yield {
        index: found.index,
        message: `“${found[0].trim()}”\n  Why  ${why}.\n  Fix  Write: ${write}.`,
      };
    }
  }
}

export default function houseStyle(context) {
  const { Syntax, RuleError, report, getSource, getFilePath, locator } = context;
  /** Pages follow all rules; the documents of the repository, those that don't name files. */
  const isContent = !/^(?:docs[/\\]|[A-Z]+\.md$)/.test(relative('.', getFilePath() ?? ''));
  /** Where directives in YAML over several lines are, and code. */
  let directives = [];
  let code = [];
  const check = (node, text, place, start = 0) => {
    if (directives.some(([from, to]) => node.range[0] >= from && node.range[0] < to)) return;
    for (const { index, message } of problems(blank(text), place, isContent)) {
      report(node, new RuleError(message, { padding: locator.at(start + index) }));
    }
  };
  return {
    [Syntax.Document]: (node) => {
      directives = [...getSource(node).matchAll(/^ *\{\{ *$.*?^ *\}\} *$/gms)].map((found) => [
        found.index,
        found.index + found[0].length,
      ]);
      code = [];
    },
    [Syntax.CodeBlock]: (node) => code.push(node.range),
    [Syntax.DocumentExit]: (node) => {
      const source = getSource(node);
      const matter = /^---\n.*?\n---\n/s.exec(source)?.[0].length ?? 0;
      const lines = [...source.matchAll(/^ *\{\{.*\}\} *$/gm)].map(({ index, 0: line }) => [
        index,
        index + line.length,
      ]);
      const within = (places, at) => places.some(([from, to]) => at >= from && at < to);
      for (const found of source.matchAll(parameters)) {
        const at = found.index;
        if (within(code, at) || !(at < matter || within(directives, at) || within(lines, at))) continue;
        const value = found[1] ?? found[2];
        const start = at + found[0].lastIndexOf(value);
        for (const { index, message } of problems(value.replace(/["']$/, ' '), 'text', isContent)) {
          report(node, new RuleError(message, { padding: locator.at(start + index) }));
        }
      }
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
