// What is told of a page and of its reader (specification §7).
import { below, within } from '../base';
import type { Preferences } from '../preferences/preferences';
import { canonical } from '../path';
import { namesOfStylings } from '../preferences/styling';
import { stored, systemMode } from '../preferences/storage';

const meta = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="vitrine:${name}"]`)?.content ?? 'null';

/** The four fields of a page view. The location has no language, query or hash: they are no other page. */
export function pageView(languages: readonly string[]) {
  return {
    page_title: document.title,
    page_location: below(canonical(within(location.pathname), languages).server),
    productId: meta('productId'),
    productCategoryId: meta('productCategoryId'),
  };
}

const displays = ['apiPage_default', 'apiPage_props', 'apiPage_slots', 'apiPage_classes'] as const;

/** The properties of the reader. What was never chosen is "none". */
export function userProperties({ codeVariant, codeStyling, theme }: Preferences): Record<string, string | number> {
  return {
    codeVariant,
    userLanguage: document.documentElement.lang,
    devicePixelRatio: Math.round(devicePixelRatio * 10) / 10,
    colorSchemeOS: systemMode(),
    colorScheme: theme.paletteMode,
    codeStylingVariant: namesOfStylings[codeStyling],
    ...Object.fromEntries(displays.map((key) => [key, stored('localStorage', key) ?? 'none'])),
  };
}
