import type { HeadingLine as HeadingLineData } from '../../contract/contract.gen';
import { useMarkup, useProse } from './markup';

/** A heading of the text, with a link to itself where it has an id. */
export function HeadingLine({ level, id, text }: HeadingLineData) {
  const markup = useMarkup();
  const prose = useProse();
  const Tag = `h${level}` as 'h2';
  if (!id) {
    return <Tag dangerouslySetInnerHTML={{ __html: prose(text) }} />;
  }
  const link = markup(
    <a className="hash" href={`#${id}`} tabIndex={-1} aria-hidden="true">
      #
    </a>,
  );
  return <Tag className="anchor t" id={id} dangerouslySetInnerHTML={{ __html: link + prose(text) }} />;
}
