import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { composed } from './compose';

function Button({ label, tone = 'calm' }: { label?: string; tone?: string }) {
  return <button title={tone}>{label}</button>;
}

const shown = (parts: Partial<Parameters<typeof composed>[0]>) =>
  renderToStaticMarkup(
    React.createElement(
      composed({ story: {}, meta: { component: Button }, exported: 'Primary', name: 'Primary', ...parts }),
    ),
  );

test('args of the preview, of the module and of the story lie over each other', () => {
  const preview = { args: { label: 'preview', tone: 'loud' } };
  const meta = { component: Button, args: { label: 'meta' } };
  expect(shown({ preview, meta })).toBe('<button title="loud">meta</button>');
  expect(shown({ preview, meta, story: { args: { label: 'own' } } })).toBe('<button title="loud">own</button>');
});

test('decorators stand around each other: story, module, preview', () => {
  const around = (name: string) => (Story: React.ComponentType) => <i title={name}>{<Story />}</i>;
  const html = shown({
    story: { decorators: [around('a'), around('b')] },
    meta: { component: Button, decorators: around('c') } as never,
    preview: { default: { decorators: [around('d')] } } as never,
  });
  expect(html).toBe(
    '<i title="d"><i title="c"><i title="b"><i title="a"><button title="calm"></button></i></i></i></i>',
  );
});

test('a decorator may change args, and reads the context', () => {
  const story = {
    args: { label: 'before' },
    parameters: { layout: { padded: true } },
    decorators: [
      (Story: (update: object) => React.ReactNode, context: Record<string, never>) => (
        <p title={JSON.stringify([context.parameters, context.globals, context.name, context.id, context.viewMode])}>
          {Story({ args: { label: 'after' } })}
        </p>
      ),
    ],
  };
  const html = shown({
    story,
    meta: { component: Button, title: 'Forms/Button', parameters: { layout: { wide: true } } },
    preview: { globalTypes: { theme: { defaultValue: 'dark' } }, initialGlobals: { locale: 'en' } },
  });
  expect(html.replaceAll('&quot;', '"')).toBe(
    '<p title="[{"layout":{"wide":true,"padded":true}},{"theme":"dark","locale":"en"},"Primary","forms-button--primary",' +
      '"docs"]"><button title="calm">after</button></p>',
  );
});

test('parameters of the preview reach a story, under those of the module and of the story', () => {
  const seen: unknown[] = [];
  const decorators = [
    (Story: React.ComponentType, { parameters }: { parameters: unknown }) => {
      seen.push(parameters);
      return <Story />;
    },
  ];
  const preview = {
    decorators,
    parameters: { a: 1, b: 1, c: 1, layout: { from: 'preview', wide: true }, list: [1, 2] },
  };
  const meta = { component: Button, parameters: { b: 2, c: 2, layout: { from: 'module' } } };
  const story = { parameters: { c: 3, layout: { from: 'story' }, list: [3] } };
  shown({ preview, story: {} } as never);
  shown({ preview: { default: preview }, meta } as never);
  shown({ preview, meta, story } as never);
  expect(seen).toEqual([
    preview.parameters,
    { a: 1, b: 2, c: 2, layout: { from: 'module', wide: true }, list: [1, 2] },
    { a: 1, b: 2, c: 3, layout: { from: 'story', wide: true }, list: [3] },
  ]);
});

test('a render function, and a story of format 2, get args and context', () => {
  const meta = { component: Button, args: { label: 'x' }, render: (args: object) => <b>{JSON.stringify(args)}</b> };
  expect(shown({ meta }).replaceAll('&quot;', '"')).toBe('<b>{"label":"x"}</b>');
  const story = Object.assign((args: { label?: string }) => <u>{args.label}</u>, { args: { label: 'two' } });
  expect(shown({ meta, story })).toBe('<u>two</u>');
});

test('names of values are mapped', () => {
  const story = { args: { label: 'short' }, argTypes: { label: { mapping: { short: 'A long text' } } } };
  expect(shown({ story })).toBe('<button title="calm">A long text</button>');
});

test('a story within a decorator keeps its state when the decorator renders again', () => {
  const seen = new Set<unknown>();
  const story = {
    decorators: [
      (Story: React.ComponentType) => {
        seen.add(Story);
        return <Story />;
      },
    ],
  };
  const Composed = composed({ story, meta: { component: Button }, exported: 'A', name: 'A' });
  renderToStaticMarkup(
    <>
      <Composed />
      <Composed />
    </>,
  );
  expect(seen.size).toBe(1);
});
