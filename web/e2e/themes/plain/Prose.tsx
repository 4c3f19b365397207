import { Class, type PartProps } from 'vitrine/engine';

export default function Prose({ html }: PartProps['Prose']) {
  return <div className={Class.Ui} dangerouslySetInnerHTML={{ __html: html }} />;
}
