import type { Assets } from '../../contract/contract.gen';

/** Tells the island loader where the page's demos and the library layers below them are. A prose page has none. */
export function PageAssets({ assets: { demos, layers } }: { assets: Assets }) {
  if (!demos) {
    return null;
  }
  const json = JSON.stringify({ demos, layers: layers ?? [] }).replaceAll('<', '\\u003c');
  return <script type="application/json" id="page-assets" dangerouslySetInnerHTML={{ __html: json }} />;
}
