/**
 * Composes a story of the Component Story Format, 3 or 2, as Storybook does: args and parameters of the preview, of the
 * module and of the story over each other, its render function, and decorators from the inside out. Loaders and play
 * functions do not run.
 */
import * as React from 'react';

type Values = Record<string, unknown>;
type Render = (args: Values, context: Context) => React.ReactNode;
type Story = (update?: unknown) => React.ReactNode;
type Decorator = (story: Story, context: Context) => React.ReactNode;

interface Annotations {
  args?: Values;
  argTypes?: Record<string, { mapping?: Values; action?: string } | undefined>;
  parameters?: Values;
  globals?: Values;
  decorators?: Decorator | Decorator[];
  render?: Render;
}

interface Meta extends Annotations {
  title?: string;
  component?: React.ElementType;
  subcomponents?: Values;
}

interface Preview extends Annotations {
  globalTypes?: Record<string, { defaultValue?: unknown } | undefined>;
  initialGlobals?: Values;
}

/** What decorators and render functions are given. */
interface Context {
  args: Values;
  initialArgs: Values;
  argTypes: Values;
  parameters: Values;
  globals: Values;
  component: React.ElementType | undefined;
  subcomponents: Values;
  id: string;
  name: string;
  story: string;
  title: string;
  kind: string;
  tags: string[];
  viewMode: 'docs';
  loaded: Values;
  hooks: Values;
}

interface Parts {
  story: unknown;
  meta: Meta;
  /** The preview file, as a module: its default export, or an export a part. */
  preview?: Preview & { default?: Preview };
  exported: string;
  name: string;
}

/** A component that shows a story. */
export function composed(parts: Parts): React.FC {
  const { meta, story } = parts;
  const preview: Preview = parts.preview?.default ?? parts.preview ?? {};
  const own = (story ?? {}) as Annotations;
  const context = contextOf(parts, preview, own);
  const render: Render =
    typeof story === 'function'
      ? (story as Render)
      : (own.render ??
        meta.render ??
        preview.render ??
        ((args) => meta.component && React.createElement(meta.component, args)));
  const decorators = [own, meta, preview].flatMap((part) => part.decorators ?? []);
  const shown = decorators.reduce<(context: Context) => React.ReactNode>(decorated, (given) =>
    render(given.args, given),
  );
  return function ComposedStory() {
    return shown(context);
  };
}

/** The story within a decorator. What the decorator gets keeps its identity: a component would lose its state. */
function decorated(inner: (context: Context) => React.ReactNode, decorator: Decorator) {
  const known = new WeakMap<Context, Story>();
  return (context: Context) => {
    let story = known.get(context);
    if (!story) {
      story = (update) => inner(updated(context, update));
      known.set(context, story);
    }
    return decorator(story, context);
  };
}

/** A context with what a decorator changes of it. As a component, the story is given props, which are no change. */
function updated(context: Context, update: unknown): Context {
  const args = (update as { args?: Values } | undefined)?.args;
  return args ? { ...context, ...(update as Partial<Context>), args: { ...context.args, ...args } } : context;
}

function contextOf({ meta, exported, name }: Parts, preview: Preview, own: Annotations): Context {
  const layers: Annotations[] = [preview, meta, own];
  const argTypes = Object.assign({}, ...layers.map((layer) => layer.argTypes)) as NonNullable<Annotations['argTypes']>;
  const args = argsOf(Object.assign({}, ...layers.map((layer) => layer.args)) as Values, argTypes);
  const title = meta.title ?? '';
  return {
    args,
    initialArgs: args,
    argTypes,
    parameters: layers.reduce<Values>((all, layer) => merged(all, layer.parameters), {}),
    globals: { ...defaults(preview), ...preview.initialGlobals, ...preview.globals, ...meta.globals, ...own.globals },
    component: meta.component,
    subcomponents: meta.subcomponents ?? {},
    id: `${identifier(title)}--${identifier(exported.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-'))}`,
    name,
    story: name,
    title,
    kind: title,
    tags: [],
    viewMode: 'docs',
    loaded: {},
    hooks: {},
  };
}

/** Args as components get them: names of values that can't be written down are mapped to these, events are heard. */
function argsOf(given: Values, argTypes: NonNullable<Annotations['argTypes']>): Values {
  const args = { ...given };
  for (const [name, type] of Object.entries(argTypes)) {
    const { mapping, action } = type ?? {};
    const value = args[name];
    if (mapping && typeof value === 'string' && value in mapping) args[name] = mapping[value];
    if (action && value === undefined) args[name] = () => {};
  }
  return args;
}

function defaults({ globalTypes = {} }: Preview): Values {
  const values: Values = {};
  for (const [name, type] of Object.entries(globalTypes)) {
    if (type?.defaultValue !== undefined) values[name] = type.defaultValue;
  }
  return values;
}

/** Parameters over others, objects within each other as well. */
function merged(under: Values, over: Values = {}): Values {
  const all = { ...under };
  for (const [name, value] of Object.entries(over)) {
    const before = all[name];
    all[name] = isPlain(before) && isPlain(value) ? merged(before, value) : value;
  }
  return all;
}

function isPlain(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function identifier(text: string) {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}
