import type { Block } from '../contract/contract.gen';

/** Whether some blocks show demos in frames, at any depth. */
export function showsFrames(blocks: Block[] | null | undefined): boolean {
  return (blocks ?? []).some((block) => {
    switch (block.kind) {
      case 'demo':
        return Boolean(block.data.frame);
      case 'prose':
        return showsFrames(block.data.blocks);
      case 'callout':
        return showsFrames(block.data.text.blocks);
      default:
        return false;
    }
  });
}

/** The demos that stand by themselves among some blocks. */
export const demosOf = (blocks: Block[] | null | undefined) =>
  (blocks ?? []).flatMap((block) => (block.kind === 'demo' ? [block.data] : []));
