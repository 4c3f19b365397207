import { Cards, type PartProps } from 'vitrine/engine';

export default function Pages({ entries }: PartProps['Pages']) {
  return <Cards entries={entries.flatMap((entry) => (entry.subheader ? (entry.children ?? []) : entry))} />;
}
