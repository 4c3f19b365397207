import { Class, Icon, Id, useMessages, type Assets } from '../../engine';

/** The bell: what is new on the site. The list comes from the script that the site's news bring along. */
export function News({ assets }: { assets: Assets }) {
  const say = useMessages();
  if (!(assets.extras ?? []).some(({ id }) => id === Id.NewsScript)) {
    return null;
  }
  return (
    <>
      <button className={`${Class.Tool} bell scripted`} type="button" popovertarget={Id.News} aria-label={say('News')}>
        <Icon name="bell" />
      </button>
      <div
        className={`${Class.Menu} news ${Class.Ui}`}
        id={Id.News}
        popover="auto"
        role="dialog"
        aria-label={say('News')}
      >
        <p>{say('Loading the news')}</p>
      </div>
    </>
  );
}
