import { Icon, ProseElement, type CalloutData } from '../../engine';

/** The class and icon of each severity; any other one gives a neutral box. */
const tones: Record<string, string> = { info: 'note', success: 'good', warning: 'warn', error: 'fail' };

/** A box around text. */
export function Callout({ severity, text }: CalloutData) {
  const tone = tones[severity];
  return (
    <aside className={tone ? `callout ${tone}` : 'callout'} role="note">
      {tone && <Icon name={tone} />}
      <ProseElement as="div" text={text} />
    </aside>
  );
}
