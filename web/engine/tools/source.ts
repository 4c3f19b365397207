// The sources of an exhibit: which one the reader sees, its text as the author wrote it and as the reader edited it.

import type { Hint } from '../contract/contract.gen';
import { Attribute, Class } from '../dom';
import { preferences } from '../preferences/store';

/** Text that a reader has put in the place of a source, by its block. */
export const edited = shared<string>('edited');

/** What knows the names of edited code by their offsets, by the element that shows it. */
export const lookUps = shared<(offset: number) => Promise<Hint | undefined>>('look-ups');

const texts = new Map<string, Promise<string>>();

/** The text of a file of the site, fetched once. */
export function fetched(href: string): Promise<string> {
  let text = texts.get(href);
  if (!text) {
    text = fetch(href).then((answer) => {
      if (!answer.ok) throw new Error('The source could not be loaded. Check the connection and try again.');
      return answer.text();
    });
    text.catch(() => texts.delete(href));
    texts.set(href, text);
  }
  return text;
}

export interface SourceInView {
  block: HTMLElement;
  language: string;
  styling: string;
  /** As the author wrote it. */
  original(): Promise<string>;
  /** As the reader has it. */
  text(): Promise<string>;
  /** The rules that come with the source: its plain stylesheet, or what Tailwind made of it; "" for none. */
  stylesheet(): Promise<string>;
}

/** The source of the language and styling that the reader has chosen. */
export function sourceInView(exhibit: HTMLElement): SourceInView {
  const { codeVariant, codeStyling } = preferences().get();
  const all = [...exhibit.querySelectorAll<HTMLElement>(`.${Class.Sources} > .${Class.Code}`)];
  const styled = all.filter(({ dataset }) => dataset.styling === codeStyling);
  const blocks = styled.length ? styled : all.filter(({ dataset }) => dataset.styling === all[0]!.dataset.styling);
  const block = blocks.find(({ dataset }) => dataset.language === (codeVariant === 'JS' ? 'js' : 'tsx')) ?? blocks[0]!;
  const href = block.dataset.href!;
  return {
    block,
    language: block.dataset.language!,
    styling: block.dataset.styling ?? '',
    original: () => fetched(href),
    text: async () => edited.get(block) ?? (await fetched(href)),
    stylesheet: async () =>
      /^(?:css|tailwind)$/.test(block.dataset.styling ?? '')
        ? fetched(href.replace(/\.(tsx|js)\.txt$/, '.css')).catch(() => '')
        : '',
  };
}

const previews = shared<string>('previews');

/** Toolbars and editor are scripts with a copy of this module each, and share what it knows. */
function shared<Kept>(name: string): WeakMap<Element, Kept> {
  const page = globalThis as unknown as Record<symbol, WeakMap<Element, Kept> | undefined>;
  return (page[Symbol.for(`vitrine.${name}`)] ??= new WeakMap());
}

/** Puts all of the source into the area, or takes it out again. */
export async function showFull(sources: HTMLElement, open: boolean) {
  // What a reader edits has its own colors, and stays as it is.
  const blocks = [...sources.querySelectorAll<HTMLElement>(`.${Class.Code}:not(.${Class.Editing})`)];
  if (open && sources.dataset.state !== 'open') {
    const full = await Promise.all(blocks.map((block) => fetched(block.dataset.href!.replace(/\.txt$/, '.html'))));
    blocks.forEach((block, index) => {
      const code = block.querySelector('code')!;
      previews.set(block, code.innerHTML);
      code.innerHTML = full[index]!;
      block.classList.add(Class.Numbered);
      delete block.dataset.empty;
    });
    sources.dataset.before = sources.dataset.state!;
    sources.dataset.state = 'open';
  } else if (!open && sources.dataset.state === 'open') {
    const before = sources.dataset.before ?? 'closed';
    if (before === 'preview') {
      for (const block of blocks) {
        block.querySelector('code')!.innerHTML = previews.get(block) ?? '';
        block.classList.remove(Class.Numbered);
        block.toggleAttribute(Attribute.Empty, !previews.get(block));
      }
    }
    sources.dataset.state = before;
  }
}
