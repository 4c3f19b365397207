import { useMessages, type ReferenceRow } from '../../engine';

/** Where a reader can try a prop: its control, else a demo that sets it. */
export function Try({ row: { name, control, shown } }: { row: Pick<ReferenceRow, 'name' | 'control' | 'shown'> }) {
  const say = useMessages();
  if (control) {
    return (
      <a className="try" href={control} aria-label={say('Try {prop}', { prop: name })}>
        {say('Try')}
      </a>
    );
  }
  if (!shown) return null;
  return (
    <a
      className="try"
      href={shown.href}
      aria-label={say('Demo of {prop}: {title}', { prop: name, title: shown.title })}
    >
      {say('Demo')}
    </a>
  );
}
