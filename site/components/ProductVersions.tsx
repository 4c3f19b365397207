import type { Site } from 'vitrine/engine';
import { ScrollTable } from 'vitrine/theme';

/** Which version of each library is documented: the numbers that a build has held against what is installed. */
export default function ProductVersions({ site }: { site: Site }) {
  return (
    <div className="prose ui">
      <ScrollTable
        label="Documented versions"
        head={['Library', 'Version', 'State']}
      >
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
      </ScrollTable>
    </div>
  );
}
