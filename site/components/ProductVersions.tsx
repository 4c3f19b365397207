import type { Site } from 'vitrine/contract/contract.gen';

/** Which version of each library is documented: the numbers that a build has held against what is installed. */
export default function ProductVersions({ site }: { site: Site }) {
  return (
    <div className="prose ui">
      <div
        className="scroll"
        tabIndex={0}
        role="region"
        aria-label="Documented versions"
      >
        <table className="grid">
          <thead>
            <tr>
              <th scope="col">Library</th>
              <th scope="col">Version</th>
              <th scope="col">State</th>
            </tr>
          </thead>
          <tbody>
            {(site.products ?? []).map(({ id, label, home, version }) => (
              <tr key={id}>
                <td>
                  <a href={home}>{label}</a>
                </td>
                <td>
                  <code>{version}</code>
                </td>
                <td>
                  {/beta|alpha/.test(version)
                    ? 'before its first stable release'
                    : 'stable'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
