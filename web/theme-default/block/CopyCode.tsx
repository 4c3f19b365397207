import { data, Icon, useMessages } from '../../engine';

/** Copies the code beside it. */
export function CopyCode() {
  const say = useMessages();
  return (
    <button
      className="tool copy"
      type="button"
      aria-label={say('Copy code')}
      {...data({ copy: true, gaEventCategory: 'code', gaEventAction: 'copy-click' })}
    >
      <Icon name="copy" />
    </button>
  );
}
