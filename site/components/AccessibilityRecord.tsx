import { ScrollTable } from 'vitrine/theme';

interface Measured {
  key: string;
  record?: {
    day: string;
    browser: string;
    axe: { pages: number; runs: number; findings: number };
    contrast: { texts: number; least: number; below: number };
    targets: { pages: number; controls: number; small: number };
    keyboard: { pages: number; stops: number; unseen: number };
  };
}

/** What a run of the browser suite measured of this very shell; without one there is nothing to show. */
export default function AccessibilityRecord({ measured }: { measured: Measured }) {
  const { key, record } = measured;
  if (!record) {
    return (
      <div className="prose ui accessibility-record" data-key={key}>
        <p>
          These figures have not been measured since the pages last changed, so none
          are shown.
        </p>
      </div>
    );
  }
  const { axe, contrast, targets, keyboard } = record;
  return (
    <div className="prose ui accessibility-record" data-key={key}>
      <ScrollTable
        label="What was measured"
        head={['Check', 'How much was looked at', 'Result']}
      >
        <tr>
          <td>axe, all rules, light and dark</td>
          <td>
            {axe.pages} pages, {axe.runs} runs
          </td>
          <td>{axe.findings} findings</td>
        </tr>
        <tr>
          <td>Contrast of the site’s own text, by composed colors</td>
          <td>{contrast.texts} texts</td>
          <td>
            {contrast.below} below 4.5:1 (3:1 for large text); the lowest is{' '}
            {contrast.least.toFixed(2)}:1
          </td>
        </tr>
        <tr>
          <td>Targets: 24 px with a pointer, 40 px in a window of 390 px</td>
          <td>
            {targets.controls} controls on {targets.pages} pages
          </td>
          <td>{targets.small} too small</td>
        </tr>
        <tr>
          <td>Keyboard: every stop of the Tab key can be seen</td>
          <td>
            {keyboard.stops} stops on {keyboard.pages} pages
          </td>
          <td>{keyboard.unseen} out of sight</td>
        </tr>
      </ScrollTable>
      <p>
        Measured on <time dateTime={record.day}>{record.day}</time> in{' '}
        {record.browser}.
      </p>
    </div>
  );
}
