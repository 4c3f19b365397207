import { Cards } from 'vitrine/theme';
import type { Site } from 'vitrine/engine';

const blurbs: Record<string, string> = {
  'material-ui':
    'Components that follow Material Design, with a theme that reaches everything.',
  'joy-ui': 'The same components in a quieter dress, colored by variants.',
  'base-ui': 'Behavior and accessibility without a line of CSS.',
  system: 'The styling functions below all of them: sx, styled, breakpoints.',
};

/** The documented libraries, each with what it is for. */
export default function ProductCards({ site }: { site: Site }) {
  return (
    <div className="gallery ui">
      <Cards
        entries={(site.products ?? []).map(({ id, label, home, version }) => ({
          title: `${label} ${version}`,
          href: home,
          description: blurbs[id],
        }))}
      />
    </div>
  );
}
