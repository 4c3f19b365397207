import { Blocks, type SectionData } from '../../engine';

/** What stands between two headings: prose and other blocks in their order. */
export function Section({ blocks }: SectionData) {
  return (
    <section className="section">
      <Blocks blocks={blocks} />
    </section>
  );
}
