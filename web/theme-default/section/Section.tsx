import {
  Component,
  Demo,
  Gallery,
  Pages,
  Prose,
  Reference,
  type Block,
  type SectionData,
} from '../../engine';

/** What stands between two headings: prose and exhibits in their order. */
export function Section({ blocks }: SectionData) {
  return <section className="section">{(blocks ?? []).map(block)}</section>;
}

function block(value: Block, index: number) {
  switch (value.kind) {
    case 'html':
      return <Prose key={index} html={value.html ?? ''} />;
    case 'demo':
      return <Demo key={index} {...value.demo!} />;
    case 'component':
      return <Component key={index} html={value.html ?? ''} />;
    case 'list':
      return <Pages key={index} entries={value.list ?? []} />;
    case 'gallery':
      return <Gallery key={index} cards={value.cards ?? []} />;
    case 'reference':
      return <Reference key={index} {...value.reference!} />;
    default:
      throw new Error(
        `A section holds a block of the unknown kind "${(value as Block).kind}".`,
      );
  }
}
