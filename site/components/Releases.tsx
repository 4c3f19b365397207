import type { Site } from 'vitrine/contract/contract.gen';
import { releases, sorted } from './releases';

/** Material UI over time: this documentation first, then that of earlier releases. */
export default function Releases({ site }: { site: Site }) {
  const current =
    site.products?.find(({ id }) => id === 'material-ui')?.version ?? '';
  return (
    <div className="prose ui">
      <div
        className="scroll"
        tabIndex={0}
        role="region"
        aria-label="Releases of Material UI"
      >
        <table className="grid">
          <thead>
            <tr>
              <th scope="col">Version</th>
              <th scope="col">Documentation</th>
              <th scope="col">What changed</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>
                <strong>v{current}</strong>
              </td>
              <td>
                <a href="/material-ui/getting-started/">This site</a>
              </td>
              <td>
                <a
                  href={`https://github.com/mui/material-ui/releases/tag/v${current}`}
                >
                  Release notes
                </a>
              </td>
            </tr>
            {sorted(releases).map(({ version, documentation, notes }) => (
              <tr key={version}>
                <td>v{version}</td>
                <td>
                  <a href={documentation}>{new URL(documentation).host}</a>
                </td>
                <td>{notes && <a href={notes}>Release notes</a>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
