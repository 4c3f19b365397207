import { useMessages, type ReferenceRow } from '../../engine';

type Tried = Pick<ReferenceRow, 'name' | 'control' | 'here' | 'shown'>;

/** Where a reader can try a prop: its control, else a demo or playground that sets it. Scripts open what needs them. */
export function Try({ row: { name, control, here, shown } }: { row: Tried }) {
  const say = useMessages();
  const className = here ? 'try scripted' : 'try';
  if (control) {
    return (
      <a className={className} href={control} aria-label={say('Try {prop}', { prop: name })}>
        {say('Try')}
      </a>
    );
  }
  if (!shown) return null;
  return (
    <a
      className={className}
      href={shown.href}
      aria-label={say('Demo of {prop}: {title}', { prop: name, title: shown.title })}
    >
      {say('Demo')}
    </a>
  );
}
