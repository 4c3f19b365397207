import type { PageData, SectionData } from '../../engine';

const hasPlayground = (section: SectionData | undefined) =>
  section?.blocks?.some(({ kind }) => kind === 'playground') ?? false;

/** The sections as they are shown: if the first one with a heading has a playground, the introduction follows it. */
export function inOrder({ sections }: Pick<PageData, 'sections'>): readonly SectionData[] {
  const [introduction, first, ...others] = sections ?? [];
  if (!introduction || introduction.id || introduction.beside || !first || first.beside || !hasPlayground(first)) {
    return sections ?? [];
  }
  return [{ ...first, blocks: [...(first.blocks ?? []), ...(introduction.blocks ?? [])] }, ...others];
}
