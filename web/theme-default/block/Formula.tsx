import { useMessages, type FormulaData } from '../../engine';

/** A formula, which is read from left to right on all pages. One on lines of its own scrolls where it is too wide. */
export function Formula({ html, display }: FormulaData) {
  const say = useMessages();
  const math = { dir: 'ltr', dangerouslySetInnerHTML: { __html: html } };
  if (!display) return <span className="formula" {...math} />;
  return <span className="formula display" tabIndex={0} role="group" aria-label={say('Formula')} {...math} />;
}
