import { Icon, ProseElement, type CalloutData } from '../../engine';

/** The class and icon of each severity; any other one gives a neutral box. */
const tones: Record<string, string> = { info: 'note', success: 'good', warning: 'warn', error: 'fail' };

/** A box around text, or one that a reader opens by its title. */
export function Callout({ severity, title, folded, open, text }: CalloutData) {
  if (folded) {
    return (
      <details className="callout folded" open={open}>
        <summary>{title}</summary>
        <ProseElement as="div" text={text} />
      </details>
    );
  }
  const tone = tones[severity];
  const words = <ProseElement as="div" text={text} />;
  return (
    <aside className={tone ? `callout ${tone}` : 'callout'} role="note">
      {tone && <Icon name={tone} />}
      {title ? (
        <div>
          <p>
            <strong>{title}</strong>
          </p>
          {words}
        </div>
      ) : (
        words
      )}
    </aside>
  );
}
