import { Class, data, SearchAnswer, type PartProps } from 'vitrine/engine';

export default function SearchPage({ template }: PartProps['SearchPage']) {
  return (
    <div className={Class.Ui} {...data({ searchPage: true })}>
      {template ? <SearchAnswer /> : <p className="unscripted">Searching on this host needs scripts.</p>}
    </div>
  );
}
