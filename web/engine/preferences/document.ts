// Makes the document show the preferences: attributes that styles look at, and nothing else.
import { Attribute, Class } from '../dom';
import { apiSections, type Preferences } from './preferences';
import { defaultSpacing } from '../contract/constants.gen';
import type { ThemeState } from './theme';

/** Color of the browser's own surroundings, equal to the surface of each mode. */
export const themeColors = { light: '#fbfcfd', dark: '#15191e' } as const;

/** Whether demos differ from what was rendered ahead in more than mode and direction. */
export const isOwn = ({ dense, spacing, paletteColors }: ThemeState) =>
  dense || spacing !== defaultSpacing || Object.keys(paletteColors).length > 0;

/** Sets what styles depend on. Idempotent; the boot script runs it before first paint, the store after each change. */
export function applyToDocument(preferences: Preferences) {
  const { theme, mode } = preferences;
  const root = document.documentElement;
  const { classList } = document.body;
  root.dataset.mode = theme.paletteMode;
  root.dataset.modeChoice = mode;
  root.dir = theme.direction;
  root.toggleAttribute(Attribute.Own, isOwn(theme));
  root.dataset.codeVariant = preferences.codeVariant;
  root.dataset.codeStyling = preferences.codeStyling;
  for (const section of apiSections) {
    root.setAttribute(`data-api-${section}` satisfies `${Attribute}`, preferences.apiDisplay[section]);
  }
  classList.toggle(Class.Light, theme.paletteMode === 'light');
  classList.toggle(Class.Dark, theme.paletteMode === 'dark');
  document.querySelectorAll<HTMLMetaElement>('[name=theme-color]').forEach((meta) => {
    const own = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = themeColors[mode === 'system' ? own : theme.paletteMode];
  });
}
