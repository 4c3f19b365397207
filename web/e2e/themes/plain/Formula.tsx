import type { FormulaData } from 'vitrine/engine';

export default function Formula({ html, display }: FormulaData) {
  const focusable = display ? { tabIndex: 0, role: 'group' } : {};
  return <span dir="ltr" {...focusable} dangerouslySetInnerHTML={{ __html: html }} />;
}
