import type { Block, Section as SectionData } from '../../engine/contract/contract.gen';
import { Exhibit } from '../exhibit/Exhibit';
import { Reference } from '../reference/Reference';
import { Pictures } from '../gallery/Pictures';
import { Gallery } from '../gallery/Gallery';

/** What stands between two headings: prose and exhibits in their order. */
export function Section({ blocks }: SectionData) {
  return <section className="section">{(blocks ?? []).map(block)}</section>;
}

function block(value: Block, index: number) {
  switch (value.kind) {
    case 'html':
      return <div key={index} className="prose ui" dangerouslySetInnerHTML={{ __html: value.html ?? '' }} />;
    case 'demo':
      return <Exhibit key={index} {...value.demo!} />;
    case 'component':
      return <div key={index} className="component" dangerouslySetInnerHTML={{ __html: value.html ?? '' }} />;
    case 'list':
      return <Gallery key={index} entries={value.list ?? []} />;
    case 'gallery':
      return <Pictures key={index} cards={value.cards ?? []} />;
    case 'reference':
      return <Reference key={index} {...value.reference!} />;
    default:
      throw new Error(`A section holds a block of the unknown kind "${(value as Block).kind}".`);
  }
}
