import { useMessages, type ReferenceRow } from '../../engine';

type Tried = Pick<ReferenceRow, 'name' | 'control' | 'here' | 'shown'>;

/** Where a reader can try a prop: its control, else a demo that sets it. What opens on the page needs scripts. */
export function Try({ row: { name, control, here, shown } }: { row: Tried }) {
  const say = useMessages();
  if (control) {
    return (
      <a className={here ? 'try scripted' : 'try'} href={control} aria-label={say('Try {prop}', { prop: name })}>
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
