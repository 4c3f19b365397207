import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ControlData } from '../../engine';
import { ThemeProvider } from '../../engine/theme/parts';
import { theme } from '..';
import { Setting } from './Setting';

test('one choice of an icon has the id that links name: without icons it is that of none', () => {
  const control: ControlData = { name: 'icon', kind: 'icon', type: 'ReactNode', text: '', href: '' };
  const named = (...icons: { name: string }[]) =>
    renderToStaticMarkup(
      <ThemeProvider theme={theme}>
        <Setting id="play-icon" label="play-icon-name" control={control} icons={icons} />
      </ThemeProvider>,
    ).match(/id="play-icon"[^>]* value="[^"]*"/g);
  expect(named()).toEqual([expect.stringContaining('value="null"')]);
  expect(named({ name: 'Add' }, { name: 'Check' })).toEqual([expect.stringContaining('value="Add"')]);
});
