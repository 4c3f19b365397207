import { Class, useProse, type HeadingLineData } from 'vitrine/engine';

export default function Heading({ level, id, text }: HeadingLineData) {
  const prose = useProse();
  const Tag = `h${level}` as 'h2';
  return <Tag id={id || undefined} className={id && Class.Anchor} dangerouslySetInnerHTML={{ __html: prose(text) }} />;
}
