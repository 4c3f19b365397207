import { Class, ProseElement, type PartProps } from 'vitrine/engine';

export default function Prose(text: PartProps['Prose']) {
  return <ProseElement as="div" className={Class.Ui} text={text} />;
}
