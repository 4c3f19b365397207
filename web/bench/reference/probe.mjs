// Holds the facts of one library against TypeScript's own compiler and against Node:
// `node probe.mjs PACKAGE < facts.json`. The facts are what `vitrine api PACKAGE --json` prints; the answer is one JSON
// object.
import { readFileSync } from 'node:fs';

import { Compiler, isAttribute } from './compiler.mjs';
import { isThere, missingImports } from './imports.mjs';
import { libraryOf } from './library.mjs';

const name = process.argv[2];
const facts = JSON.parse(readFileSync(0, 'utf8'));
const compiler = new Compiler(import.meta.dirname);
const truth = libraryOf(compiler, name, facts);

/** What a list and the truth agree on, and what only one of them has. */
const components = { both: 0, missing: [], extra: [] };
const props = { both: 0, missing: [], extra: [] };
const required = { both: 0, missing: [], extra: [] };

const entries = new Map();
for (const entry of facts.components) {
  for (const key of [
    entry.name,
    ...entry.imports.map((statement) => /^import (?:\{ (\w+)|(\w+))/.exec(statement)).map((m) => m[1] ?? m[2]),
  ]) {
    if (!key.includes('.') && entry.name.includes('.') && key === entry.name.split('.')[0]) {
      continue; // the container that the part is reached through
    }
    if (!entries.has(key)) {
      entries.set(key, entry);
    }
  }
}

const matched = new Map();
for (const tag of truth) {
  const entry = entries.get(tag.name);
  if (entry) {
    components.both++;
    if (!matched.has(entry)) {
      matched.set(entry, tag);
    }
  } else if (await isThere(tag.module, tag.path)) {
    components.missing.push(tag.name);
  }
}
for (const entry of facts.components) {
  if (!matched.has(entry)) {
    components.extra.push(entry.name);
  }
}

/** One component: the names that the facts list, and those that the compiler's types have. */
const cases = [...matched].map(([entry, tag]) => {
  const rows = [...(entry.props ?? []), ...(entry.inherited ?? []).flatMap((group) => group.props ?? [])];
  const shared = (entry.inherited ?? []).flatMap((group) => group.names ?? []);
  const listed = [...new Set([...rows.map((row) => row.name), ...shared])].filter(isAttribute);
  return {
    tag,
    listed,
    claimed: rows
      .filter((row) => row.required)
      .map((row) => row.name)
      .filter(isAttribute),
  };
});

// Use, omission and misuse of each component at once; whoever fails is asked prop by prop.
const steering = ['as', 'component', 'asChild', 'render'];
const joint = (names) => names.filter((one) => !steering.includes(one));
for (const c of cases) {
  c.known = joint([...new Set([...c.listed, ...c.tag.props])]);
  c.misuse = compiler.ask(c.tag, ['vitrineNobodyListsThis']);
  c.use = compiler.ask(c.tag, joint(c.listed));
  c.least = compiler.ask(c.tag, joint(c.claimed));
  c.others = c.tag.props.filter((one) => !c.listed.includes(one)).map((one) => [one, compiler.ask(c.tag, [one])]);
  c.omissions = c.claimed.map((one) => [
    one,
    compiler.ask(
      c.tag,
      c.known.filter((other) => other !== one),
    ),
  ]);
}
compiler.compile();

const open = [];
for (const c of cases) {
  c.open = !c.misuse.unknown;
  if (c.open) {
    open.push(c.tag.name);
    continue;
  }
  c.each = c.use.errors ? c.listed.map((one) => [one, compiler.ask(c.tag, [one])]) : [];
  c.whole = c.least.errors ? compiler.ask(c.tag, c.known) : undefined;
  c.missed = c.least.errors
    ? c.known
        .filter((one) => !c.claimed.includes(one))
        .map((one) => [
          one,
          compiler.ask(
            c.tag,
            c.known.filter((other) => other !== one),
          ),
        ])
    : [];
}
compiler.compile();

const unanswered = [];
for (const c of cases.filter((one) => !one.open)) {
  const wrong = c.each.filter(([, answer]) => answer.unknown).map(([one]) => one);
  props.both += c.listed.length - wrong.length;
  props.extra.push(...wrong.map((one) => `${c.tag.name}.${one}`));
  for (const [one, answer] of c.others) {
    if (!answer.unknown) {
      props.missing.push(`${c.tag.name}.${one}`);
    }
  }
  if (c.whole?.errors) {
    unanswered.push(c.tag.name); // no element of it is right with values of no type
    continue;
  }
  for (const [one, answer] of c.omissions) {
    if (answer.errors) {
      required.both++;
    } else {
      required.extra.push(`${c.tag.name}.${one}`);
    }
  }
  required.missing.push(...c.missed.filter(([, answer]) => answer.errors).map(([one]) => `${c.tag.name}.${one}`));
}

const imports = await missingImports(facts);
console.log(JSON.stringify({ version: facts.version, components, props, required, open, unanswered, imports }));
