import { Class, useMessages } from 'vitrine/engine';

export default function Rating() {
  const say = useMessages();
  return (
    <div className={Class.Rating} role="group" aria-label={say('Was this page helpful?')}>
      <button type="button" value={1} aria-pressed="false">
        {say('Yes')}
      </button>
      <button type="button" value={0} aria-pressed="false">
        {say('No')}
      </button>
    </div>
  );
}
