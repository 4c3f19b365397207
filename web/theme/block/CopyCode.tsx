import { Icon } from '../icon/Icon';
import { useWords } from '../Words';

/** Copies the code beside it. */
export function CopyCode() {
  const say = useWords();
  return (
    <button
      className="tool copy"
      type="button"
      data-copy=""
      aria-label={say('Copy code')}
      data-ga-event-category="code"
      data-ga-event-action="copy-click"
    >
      <Icon name="copy" />
    </button>
  );
}
