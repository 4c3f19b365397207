import { Class, useMessages } from '../../engine';

/** The question that a page ends with. What it does comes with a script of its own. */
export function Rating() {
  const say = useMessages();
  return (
    <div className={`${Class.Rating} ${Class.Ui}`} role="group" aria-labelledby="rate-question">
      <span id="rate-question">{say('Was this page helpful?')}</span>
      <Thumb value={1} label={say('Yes')} />
      <Thumb value={0} label={say('No')} />
    </div>
  );
}

function Thumb({ value, label }: { value: 0 | 1; label: string }) {
  return (
    <button type="button" value={value} aria-pressed="false" aria-label={label}>
      <svg className={value ? Class.Icon : `${Class.Icon} down`} viewBox="0 0 16 16" aria-hidden="true">
        <path d="M2.5 7.5h2.3v6H2.5zM4.8 7.8 8 2c1 0 1.6.8 1.4 1.8L9 6.3h3.7c.8 0 1.4.8 1.2 1.6l-1.2 4.5c-.2.7-.7 1.1-1.4 1.1H4.8" />
      </svg>
    </button>
  );
}
