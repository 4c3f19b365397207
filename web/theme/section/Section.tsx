import type { Section as SectionData } from '../../contract/contract.gen';
import * as React from 'react';
import { showBlock } from '../block/blocks';
import { Blocks } from '../block/markup';

/** What stands between two headings: prose and other blocks in their order. */
export function Section({ blocks }: SectionData) {
  return (
    <section className="section">
      <Blocks.Provider value={showBlock}>
        {(blocks ?? []).map((block, index) => (
          <React.Fragment key={index}>{showBlock(block)}</React.Fragment>
        ))}
      </Blocks.Provider>
    </section>
  );
}
