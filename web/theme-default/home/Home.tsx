import { Blocks, Class, Id, PageFooter, PageHeader, Section, type PageData, type Site } from '../../engine';
import { english } from '../header/english';

type Block = NonNullable<NonNullable<PageData['sections']>[number]['blocks']>[number];

const isAround = (block: Block) => block.kind === 'wall' && block.data.around;

/** Whether the page begins with a hero, or with a wall around its header. */
export const isHome = ({ sections }: PageData) => {
  const blocks = sections?.[0]?.blocks ?? [];
  return blocks[0]?.kind === 'hero' || blocks.some(isAround);
};

/** What stands with the header: all before the wall around it, else the hero and the numbers directly behind it. */
function opening(blocks: readonly Block[]): { inside: readonly Block[]; wall: readonly Block[]; rest: Block[] } {
  const at = blocks.findIndex(isAround);
  const inside = at >= 0 ? at : blocks[1]?.kind === 'numbers' ? 2 : 1;
  const wall = at >= 0 ? 1 : 0;
  return {
    inside: blocks.slice(0, inside),
    wall: blocks.slice(inside, inside + wall),
    rest: blocks.slice(inside + wall),
  };
}

interface HomeProps {
  site: Site;
  page: PageData;
  rated: boolean;
}

/** The header in the middle of the first wall, if there is one, with what belongs to it; then the page as it comes. */
export function HomeMain({ site, page, rated }: HomeProps) {
  const [first, ...others] = page.sections!;
  const { inside, wall, rest } = opening(first!.blocks!);
  return (
    <main {...english(page)} className={Class.Main} id={Id.Main} tabIndex={-1}>
      <div className="around">
        <div className="hero">
          <PageHeader page={{ ...page, contents: [], headerLinks: [], markdown: '' }} />
          <Blocks blocks={inside} />
        </div>
        <Blocks blocks={wall} />
      </div>
      {rest.length > 0 && <Section id="" blocks={rest} />}
      {others.map((section) => (
        <Section key={section.id} {...section} />
      ))}
      <PageFooter site={site} page={page} rated={rated} />
    </main>
  );
}
