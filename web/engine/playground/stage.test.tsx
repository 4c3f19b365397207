import * as React from 'react';
import { renderToStaticMarkup as html } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawnIcons } from '../../theme-default/playground/drawn';
import { stage, withProps } from './stage';

const Kit = Object.assign(
  (props: { label?: string; loud?: boolean; children?: React.ReactNode }) => (
    <b title={props.label}>{props.loud ? 'LOUD' : props.children}</b>
  ),
  { kitName: 'Kit' },
);
const specimen = (Subject: React.ElementType) => (
  <i>
    <Subject label="own">{(Subject as unknown as typeof Kit).kitName}</Subject>
  </i>
);

test('chosen props come over those of the specimen, and take them away', () => {
  expect(html(withProps(Kit, {}, specimen))).toBe('<i><b title="own">Kit</b></i>');
  expect(html(withProps(Kit, { label: 'x', loud: true }, specimen))).toBe('<i><b title="x">LOUD</b></i>');
  expect(html(withProps(Kit, { label: undefined }, specimen))).toBe('<i><b>Kit</b></i>');
  expect(html(withProps(Kit, { children: 'alone' }))).toBe('<b>alone</b>');
});

test('a picture begins without what its page takes from the specimen', () => {
  const Stage = stage(Kit, { name: 'KitPlayground', props: { label: null } }, { specimen });
  expect(html(<Stage />)).toBe('<i><b>Kit</b></i>');
});

test('a picture begins as its page says, and brings the icons to choose from', () => {
  const Plus = () => (
    <svg className="kit" viewBox="0 0 20 20">
      <path d="M1 1" />
    </svg>
  );
  const Stage = stage(Kit, { name: 'KitPlayground', props: { children: 'Save' } }, { icons: { Plus } });
  const markup = html(<Stage />);
  expect(markup).toMatch(/^<b>Save<\/b><span hidden=""/);
  expect(drawnIcons(markup)).toEqual([
    { viewBox: '0 0 20 20', dangerouslySetInnerHTML: { __html: '<path d="M1 1"></path>' } },
  ]);
  expect(drawnIcons('<svg></svg>')).toEqual([]);
});
