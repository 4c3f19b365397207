import { ProseElement, type CalloutData } from 'vitrine/engine';

export default function Callout({ text }: CalloutData) {
  return (
    <aside role="note">
      <ProseElement as="div" text={text} />
    </aside>
  );
}
