import { Class, Icon, useMessages, type PageData } from '../../engine';

/** Where the seals of a page lead. */
export const verifiedId = 'claims-verified';

/** How many claims of the page a browser has tried, and which. */
export function Verified({ page }: { page: PageData }) {
  const say = useMessages();
  if (!page.verified) {
    return null;
  }
  const { version, claims, keys } = page.verified;
  const count = (claims ?? []).length + keys;
  const text =
    count === 1
      ? say('1 claim verified at {version}', { version })
      : say('{count} claims verified at {version}', { count, version });
  return (
    <details className={`verified ${Class.Ui}`} id={verifiedId}>
      <summary>
        <Icon name="good" />
        <span dir="auto">{text}</span>
      </summary>
      <ul>
        {(claims ?? []).map((sentence) => (
          <li key={sentence} dir="auto">
            {sentence.replaceAll('`', '')}
          </li>
        ))}
        {keys > 0 && <li>{say('Rows of the keyboard table: {count}', { count: keys })}</li>}
      </ul>
    </details>
  );
}
