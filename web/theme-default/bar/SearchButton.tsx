import { data, Icon, useMessages, type Assets } from '../../engine';

/**
 * The way to the search: a link to its page, and a button as soon as there are scripts. Its dialog and the index come
 * when a reader is about to use it.
 */
export function SearchButton({ assets, product }: { assets: Assets; product: string }) {
  const say = useMessages();
  return (
    <div className="find">
      <a
        className="field"
        href={assets.finder}
        rel="nofollow"
        aria-label={say('Search')}
        aria-keyshortcuts="Control+K Meta+K /"
        {...data({
          search: assets.search,
          index: assets.index,
          product: product || undefined,
        })}
      >
        <Icon name="search" />
        <span>{say('Search components, props, guides')}</span>
        <kbd className="scripted" aria-hidden="true">
          Ctrl K
        </kbd>
      </a>
    </div>
  );
}
