import { Class, useMarkup, useProse, type HeadingLineData } from '../../engine';

/** A heading of the text, with a link to itself where it has an id. */
export function Heading({ level, id, text }: HeadingLineData) {
  const markup = useMarkup();
  const prose = useProse();
  const Tag = `h${level}` as 'h2';
  if (!id) {
    return <Tag dangerouslySetInnerHTML={{ __html: prose(text) }} />;
  }
  const link = markup(
    <a className={Class.AnchorLink} href={`#${id}`} tabIndex={-1} aria-hidden="true">
      #
    </a>,
  );
  return <Tag className={`${Class.Anchor} t`} id={id} dangerouslySetInnerHTML={{ __html: link + prose(text) }} />;
}
