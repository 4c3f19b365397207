import type { PageData } from '../../engine';

/** The text of a page that nobody has translated is English, whatever the language around it. */
export const english = ({ fallback }: PageData) => (fallback ? { lang: 'en' } : {});

/** Within that text, what is in the reader's language all the same. */
export const own = ({ fallback, language }: PageData) => (fallback ? { lang: language } : {});
