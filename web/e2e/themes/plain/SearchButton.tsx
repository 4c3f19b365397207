import { data, useMessages, type PartProps } from 'vitrine/engine';

export default function SearchButton({ assets, product }: PartProps['SearchButton']) {
  const say = useMessages();
  return (
    <a
      href={assets.finder}
      {...data({
        search: assets.search,
        index: assets.index,
        product: product || undefined,
      })}
    >
      {say('Search')} <kbd aria-hidden="true">Ctrl K</kbd>
    </a>
  );
}
