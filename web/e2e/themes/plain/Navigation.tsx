import { Class, data, Id, NavigationTree, useMessages, type NavigationData } from 'vitrine/engine';

export default function Navigation({ product, entries, tree }: NavigationData) {
  const say = useMessages();
  return (
    <nav
      className={Class.Ui}
      id={Id.Navigation}
      aria-label={say('Documentation')}
      {...data({ product, tree: tree || undefined })}
    >
      <NavigationTree entries={entries ?? []} />
    </nav>
  );
}
