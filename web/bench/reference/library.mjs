// What a library offers, as TypeScript's compiler sees it: names that can stand in JSX, with the props of each.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const isCapital = (name) => /^[A-Z]/.test(name);

/** The public modules: the root, those of the exports map, and those that the facts import from. */
function modulesOf(folder, name, facts) {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'node_modules', name, 'package.json'), 'utf8'));
  const keys = Object.keys(typeof manifest.exports === 'object' ? manifest.exports : {});
  const below = keys.filter((key) => key.startsWith('./') && !/\*|\binternals?\b/.test(key) && !path.extname(key));
  const imported = facts.components.flatMap((entry) =>
    entry.imports.map((statement) => /'([^']+)';$/.exec(statement)[1]),
  );
  return [...new Set([name, ...below.map((key) => name + key.slice(1)), ...imported])];
}

/** What the facts call the default export of a module; one that they don't list has the module's name. */
function defaultName(facts, module) {
  const statement = (name) => `import ${name} from '${module}';`;
  const entry = facts.components.find((one) => one.imports.includes(statement(one.name)));
  return entry?.name ?? (isCapital(path.basename(module)) ? path.basename(module) : '');
}

/** Components by the names that JSX calls them by. One that has several modules is taken from the first. */
export function libraryOf(compiler, name, facts) {
  const modules = modulesOf(compiler.folder, name, facts);
  modules.forEach((module) => compiler.module(module));
  const { program, source } = compiler.program(compiler.head());
  const checker = program.getTypeChecker();
  const found = new Map();
  source.statements.forEach((statement, i) => {
    const module = checker.getSymbolAtLocation(statement.moduleSpecifier);
    for (const symbol of module ? checker.getExportsOfModule(module) : []) {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const isValue = target.flags & ts.SymbolFlags.Value;
      const named = symbol.name === 'default' ? defaultName(facts, modules[i]) : symbol.name;
      if (!isCapital(named) || !isValue) {
        continue;
      }
      const type = checker.getTypeOfSymbol(target);
      const parts = type.symbol?.name === 'Context' ? [] : type.getProperties().map((part) => part.name);
      for (const part of ['', ...parts.filter(isCapital).map((one) => `.${one}`)]) {
        if (!found.has(named + part)) {
          found.set(named + part, { name: named + part, path: symbol.name + part, module: modules[i] });
        }
      }
    }
  });
  return rendered(compiler, [...found.values()]);
}

/** Those of some tags that the compiler lets stand in JSX, with their props. */
function rendered(compiler, tags) {
  for (const tag of tags) {
    tag.alone = compiler.ask(tag, []);
  }
  compiler.compile();
  const refused = [2339, 2604, 2605, 2607, 2693, 2694, 2708, 2786, 1361, 1362, 2749];
  const left = tags.filter((tag) => !tag.alone.codes?.some((code) => refused.includes(code)));
  const text = `${compiler.head()}${left.map((tag) => `void ${compiler.module(tag.module)}.${tag.path ?? tag.name};`).join('\n')}\n`;
  const { program, source } = compiler.program(text);
  const checker = program.getTypeChecker();
  const statements = source.statements.filter(ts.isExpressionStatement);
  return left.filter((tag, i) => {
    const type = checker.getTypeAtLocation(statements[i].expression.expression);
    tag.props = propsOf(checker, type, source);
    return !(type.flags & ts.TypeFlags.Any) && !saysNothing(checker, type, source);
  });
}

/** Whether the author says that nobody shall document a prop. */
const isIgnored = (prop) => prop.getJsDocTags().some((tag) => tag.name === 'ignore');

/** Whether a function only throws, or all that is known of it is that it takes anything and returns anything. */
function saysNothing(checker, type, at) {
  const isAny = (one) => (one.flags & ts.TypeFlags.Any) !== 0;
  const says = (signature) => {
    const [props] = signature.parameters;
    const returned = signature.getReturnType();
    return (
      !(returned.flags & ts.TypeFlags.Never) &&
      !(isAny(returned) && props && isAny(checker.getTypeOfSymbolAtLocation(props, at)))
    );
  };
  const signatures = [...type.getCallSignatures(), ...type.getConstructSignatures()];
  return signatures.length > 0 && !signatures.some(says);
}

const platform = /\/(@types\/(react|react-dom|node)|csstype|typescript)\//;

/** Props that a library declares: of all signatures and all arms of their types. */
function propsOf(checker, type, at) {
  const names = new Set();
  const arms = type.isUnion() ? type.types : [type];
  for (const signature of arms.flatMap((arm) => [...arm.getCallSignatures(), ...arm.getConstructSignatures()])) {
    const first = signature.parameters[0];
    if (!first) {
      continue;
    }
    let props = checker.getTypeOfSymbolAtLocation(first, at);
    const instance = signature.getReturnType().getProperty('props');
    if (instance) {
      props = checker.getTypeOfSymbolAtLocation(instance, at);
    }
    for (const arm of props.isUnion() ? props.types : [props]) {
      for (const prop of checker.getPropertiesOfType(arm)) {
        const declared = (prop.declarations ?? []).map((declaration) => declaration.getSourceFile().fileName);
        if (
          /^[A-Za-z_$][\w$]*$/.test(prop.name) &&
          !prop.name.startsWith('__') &&
          !['key', 'ref'].includes(prop.name) &&
          !declared.every((file) => platform.test(file)) &&
          !isIgnored(prop)
        ) {
          names.add(prop.name);
        }
      }
    }
  }
  return [...names];
}
