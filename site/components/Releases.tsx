import type { Site } from 'vitrine/engine';
import { ScrollTable } from 'vitrine/theme';
import { notesOf, releases, sorted } from './releases';

/** Material UI over time: this documentation first, then that of earlier releases. */
export default function Releases({ site }: { site: Site }) {
  const current =
    site.products?.find(({ id }) => id === 'material-ui')?.version ?? '';
  return (
    <div className="prose ui">
      <ScrollTable
        label="Releases of Material UI"
        head={['Version', 'Documentation', 'What changed']}
      >
        <tr>
          <td>
            <strong>v{current}</strong>
          </td>
          <td>
            <a href="/material-ui/">This site</a>
          </td>
          <td>
            <a href={notesOf(current)}>Release notes</a>
          </td>
        </tr>
        {sorted(releases).map(({ version, documentation, notes }) => (
          <tr key={version}>
            <td>v{version}</td>
            <td>
              <a href={documentation}>{new URL(documentation).host}</a>
            </td>
            <td>{notes && <a href={notesOf(version)}>Release notes</a>}</td>
          </tr>
        ))}
      </ScrollTable>
    </div>
  );
}
