import { Blocks, Class, Id, PageFooter, PageHeader, Section, type PageData, type Site } from '../../engine';
import { english } from '../header/english';

type Block = NonNullable<NonNullable<PageData['sections']>[number]['blocks']>[number];

const isAround = (block: Block) => block.kind === 'wall' && block.data.around;

/** Whether the page begins with a wall around its header. */
export const isHome = ({ sections }: PageData) => (sections?.[0]?.blocks ?? []).some(isAround);

interface HomeProps {
  site: Site;
  page: PageData;
  rated: boolean;
}

/** The header in the middle of the first wall, with all that stands before that; then the page as it comes. */
export function HomeMain({ site, page, rated }: HomeProps) {
  const [first, ...rest] = page.sections!;
  const blocks = first!.blocks!;
  const at = blocks.findIndex(isAround);
  return (
    <main {...english(page)} className={Class.Main} id={Id.Main} tabIndex={-1}>
      <div className="around">
        <div className="hero">
          <PageHeader page={{ ...page, contents: [], headerLinks: [], markdown: '' }} />
          <Blocks blocks={blocks.slice(0, at)} />
        </div>
        <Blocks blocks={[blocks[at]!]} />
      </div>
      <Section id="" blocks={blocks.slice(at + 1)} />
      {rest.map((section) => (
        <Section key={section.id} {...section} />
      ))}
      <PageFooter site={site} page={page} rated={rated} />
    </main>
  );
}
