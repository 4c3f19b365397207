import type { Assets } from '../../contract/contract.gen';

/**
 * Tells the island loader and the demos where the page's modules are: its demos, the library layers below them, and
 * whatever else they fetch when it is needed. A prose page has none.
 */
export function PageAssets({ assets }: { assets: Assets }) {
  const { styles, shell, boot, icons, layers, search, index, extras, ...modules } = assets;
  if (!modules.demos) {
    return null;
  }
  const json = JSON.stringify({ ...modules, layers: layers ?? [] }).replaceAll('<', '\\u003c');
  return <script type="application/json" id="page-assets" dangerouslySetInnerHTML={{ __html: json }} />;
}
