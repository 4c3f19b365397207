import {
  Component,
  Demo,
  Gallery,
  Pages,
  Prose,
  Reference,
  type SectionData,
} from 'vitrine/engine';

export default function Section({ blocks }: SectionData) {
  return (
    <section>
      {(blocks ?? []).map((block, index) => {
        switch (block.kind) {
          case 'html':
            return <Prose key={index} html={block.html ?? ''} />;
          case 'component':
            return <Component key={index} html={block.html ?? ''} />;
          case 'demo':
            return <Demo key={index} {...block.demo!} />;
          case 'list':
            return <Pages key={index} entries={block.list ?? []} />;
          case 'gallery':
            return <Gallery key={index} cards={block.cards ?? []} />;
          case 'reference':
            return <Reference key={index} {...block.reference!} />;
        }
      })}
    </section>
  );
}
