// Colours for code that changes with every letter: a small tokenizer with the classes of the build's highlighter.
const rules: [string, RegExp][] = [
  ['c', /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y],
  ['s', /'(?:\\.|[^'\\\n])*'?|"(?:\\.|[^"\\\n])*"?|`(?:\\.|[^`\\])*`?/y],
  [
    'k',
    /\b(?:import|export|from|default|function|return|const|let|var|if|else|for|while|do|of|in|new|class|extends|typeof|instanceof|async|await|throw|try|catch|finally|switch|case|break|continue|type|interface|as|null|undefined|true|false)\b/y,
  ],
  ['d', /\b\d[\w.]*\b/y],
  ['n', /(?<=<\/?)[A-Za-z][\w.]*/y],
  ['a', /[A-Za-z][\w-]*(?==["'{])/y],
  ['', /[\w$]+|\s+|[^\w\s$]/y],
];

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export function highlight(code: string): string {
  let html = '';
  for (let at = 0; at < code.length;) {
    for (const [name, rule] of rules) {
      rule.lastIndex = at;
      const match = rule.exec(code);
      if (match?.[0]) {
        html += name
          ? `<span class="${name}">${escaped(match[0])}</span>`
          : escaped(match[0]);
        at += match[0].length;
        break;
      }
    }
  }
  return html;
}
