/**
 * What the MDX project's own compiler reads in a text: its imports, exports, elements and expressions, each with its
 * place in bytes. All places that it can't read are told: what is wrong is taken out, and the rest is read again.
 */
handlers.mdx = async ({ project, text }) => {
  const { pathToFileURL } = require('node:url');
  const load = require('node:module').createRequire(`${project}/package.json`);
  let processor;
  try {
    const { createProcessor } = await import(
      pathToFileURL(load.resolve('@mdx-js/mdx'))
    );
    processor = createProcessor({ format: 'mdx' });
  } catch (error) {
    return { missing: String(error?.message ?? error) };
  }
  const problems = [];
  let readable = text;
  for (;;) {
    try {
      const tree = processor.parse(readable);
      return { ...mdxOf(tree, text), problems };
    } catch (error) {
      const reason = String(error.reason ?? error.message);
      // An element that is not closed is named where it begins, though it is missed further down.
      const begun = / \((\d+):(\d+)(?:-\d+:\d+)?\)/.exec(reason);
      const place = begun
        ? { line: Number(begun[1]), column: Number(begun[2]) }
        : (error.place?.start ??
          error.place ?? { line: error.line ?? 1, column: error.column ?? 1 });
      const { line } = place;
      const [from, to] = blockAround(readable, line);
      problems.push({
        line,
        column: place.column,
        message: (begun ? reason.replace(begun[0], '') : reason) + causeOf(error),
        first: from + 1,
        last: to,
      });
      const before = readable;
      readable = withoutLines(readable, from, to);
      if (readable === before || problems.length > 20)
        return { nodes: [], imports: [], exports: [], problems };
    }
  }
};

/** What the parser of JavaScript says, where it is why a text can't be read. */
function causeOf(error) {
  const cause = String(error.cause?.message ?? '').replace(/ \(\d+:\d+\)$/, '');
  return cause && `: ${cause}`;
}

/** The lines around one of a text, up to empty ones: the first, and the one behind the last, from 0. */
function blockAround(text, line) {
  const lines = text.split('\n');
  let [from, to] = [Math.min(line, lines.length) - 1, Math.min(line, lines.length)];
  while (from > 0 && !lines[from].trim()) from--;
  while (from > 0 && lines[from - 1].trim()) from--;
  while (to < lines.length && lines[to].trim()) to++;
  return [from, to];
}

/** A text with blanks for some lines. All else stays where it is. */
function withoutLines(text, from, to) {
  return text
    .split('\n')
    .map((words, at) => (at >= from && at < to ? ' '.repeat(words.length) : words))
    .join('\n');
}

function mdxOf(tree, text) {
  const bytes = bytesOf(text);
  const found = { nodes: [], imports: [], exports: [] };
  const node = (n) => ({
    type: n.type,
    name: n.name ?? '',
    value: n.value ?? '',
    start: bytes(n.position.start.offset),
    end: bytes(n.position.end.offset),
    attributes: n.attributes?.map(attributeOf),
    children: n.children?.filter((c) => c.position).map(node),
  });
  const attributeOf = (a) => ({
    name: a.name ?? '',
    value: typeof a.value === 'string' ? a.value : '',
    code:
      a.type === 'mdxJsxExpressionAttribute' ||
      (a.value !== null && typeof a.value === 'object'),
    start: bytes(a.position?.start.offset ?? 0),
    end: bytes(a.position?.end.offset ?? 0),
  });
  const walk = (n) => {
    for (const statement of n.type === 'mdxjsEsm'
      ? (n.data?.estree?.body ?? [])
      : [])
      esmOf(statement, found, bytes);
    n.children?.forEach(walk);
  };
  found.nodes = tree.children.map(node);
  walk(tree);
  return found;
}

/** From units of a string to bytes of UTF-8. */
function bytesOf(text) {
  if (Buffer.byteLength(text) === text.length) return (at) => at;
  const table = new Uint32Array(text.length + 1);
  for (let at = 0, sum = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const high = code >= 0xd800 && code < 0xdc00;
    sum +=
      code < 0x80
        ? 1
        : code < 0x800
          ? 2
          : high
            ? 4
            : code >= 0xdc00 && code < 0xe000
              ? 0
              : 3;
    table[at + 1] = sum;
  }
  return (at) => table[at];
}

/** Notes what a statement imports and exports. */
function esmOf(statement, found, bytes) {
  if (statement.source) {
    found.imports.push({
      module: String(statement.source.value),
      start: bytes(statement.source.start),
      end: bytes(statement.source.end),
      names:
        statement.type === 'ImportDeclaration'
          ? statement.specifiers.map((s) => s.local.name)
          : [],
    });
  }
  if (statement.type === 'ExportDefaultDeclaration') {
    found.exports.push({ name: 'default', start: bytes(statement.start) });
  }
  const names = (pattern, init) => {
    if (!pattern) return;
    const text = ['string', 'number'].includes(typeof init?.value)
      ? String(init.value)
      : '';
    if (pattern.type === 'Identifier')
      found.exports.push({ name: pattern.name, text, start: bytes(pattern.start) });
    (pattern.properties ?? pattern.elements ?? []).forEach((part) =>
      names(part?.value ?? part?.argument ?? part),
    );
    if (pattern.left) names(pattern.left);
  };
  if (statement.type === 'ExportNamedDeclaration') {
    const { declaration } = statement;
    if (declaration?.declarations)
      declaration.declarations.forEach(({ id, init }) => names(id, init));
    else names(declaration?.id);
    if (!statement.source)
      for (const { exported } of statement.specifiers) names(exported);
  }
}
