import { data, Icon, useMessages, type Assets } from '../../engine';

/** The way to the search. Its dialog and the index come when a reader is about to use it. */
export function SearchButton({ assets, product }: { assets: Assets; product: string }) {
  const say = useMessages();
  return (
    <div className="find">
      <button
        className="field scripted"
        type="button"
        aria-haspopup="dialog"
        aria-label={say('Search')}
        aria-keyshortcuts="Control+K Meta+K /"
        {...data({
          search: assets.search,
          index: assets.index,
          product: product || undefined,
        })}
      >
        <Icon name="search" />
        <span>{say('Search')}</span>
        <kbd aria-hidden="true">Ctrl K</kbd>
      </button>
    </div>
  );
}
