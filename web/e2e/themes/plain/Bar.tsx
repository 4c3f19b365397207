import {
  Class,
  data,
  LanguageMenu,
  ProductPicker,
  SearchButton,
  Settings,
  useMessages,
  type BarProps,
} from 'vitrine/engine';

export default function Bar({ site, page, assets, product, label }: BarProps) {
  const say = useMessages();
  return (
    <header className={`${Class.Bar} ${Class.Ui}`}>
      <a href="/">{site.name}</a> <ProductPicker products={site.products ?? []} current={product} label={label} />
      <SearchButton assets={assets} product={product?.id ?? ''} />
      <button
        type="button"
        className={Class.Tool}
        {...data({ modeSwitch: true })}
        aria-label={say('Color mode: system')}
      >
        ◐
      </button>
      <Settings />
      <LanguageMenu page={page} />
    </header>
  );
}
