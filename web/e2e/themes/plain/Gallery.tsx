import { Cards, type PartProps } from 'vitrine/engine';

export default function Gallery({ cards }: PartProps['Gallery']) {
  return <Cards entries={cards.map(({ entry }) => entry)} />;
}
