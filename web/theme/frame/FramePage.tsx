import { DemoElement } from '../exhibit/DemoElement';
import { DocumentHead } from '../document/DocumentHead';
import { PageAssets } from '../document/PageAssets';
import type { DocumentProps } from '../Document';

/** The page of one demo that fills its window: shown in a frame, or looked at alone. The reader's choices hold here too. */
export function FramePage({ site, page, assets, csp, critical }: DocumentProps) {
  const block = page.sections?.[0]?.blocks?.[0];
  if (block?.kind !== 'demo') {
    throw new Error(`The frame ${page.path} has no demo.`);
  }
  return (
    <html lang={page.language} dir="ltr" data-mode="light">
      <DocumentHead site={site} page={page} assets={assets} csp={csp} critical={critical} />
      <body>
        <script dangerouslySetInnerHTML={{ __html: assets.boot }} />
        <div className="vt">
          <div className="ground alone">
            <DemoElement {...block.data} alone />
          </div>
        </div>
        <PageAssets assets={assets} framed={false} />
      </body>
    </html>
  );
}
