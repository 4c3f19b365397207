import { Blocks, type SectionData } from 'vitrine/engine';

export default function Section({ blocks }: SectionData) {
  return (
    <section>
      <Blocks blocks={blocks} />
    </section>
  );
}
