import type { Assets } from '../contract/contract.gen';

/**
 * Tells the island loader and the demos where the page's modules are: its demos, the library layers below them, and
 * whatever else they fetch when it is needed. A prose page has none; a page whose demos all stand in frames has the
 * tools.
 */
export function PageAssets({ assets, framed }: { assets: Assets; framed: boolean }) {
  const { styles, shell, boot, icons, layers, search, index, finder, extras, ...modules } = assets;
  const touched = extras?.some(({ id }) => id === 'vitrine-exhibits');
  if (!modules.demos && !framed && !touched) {
    return null;
  }
  const json = JSON.stringify({ ...modules, layers: layers ?? [] }).replaceAll('<', '\\u003c');
  return <script type="application/json" id="page-assets" dangerouslySetInnerHTML={{ __html: json }} />;
}
