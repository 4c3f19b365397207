import { ScrollTable } from 'vitrine/theme';
import { accessibility, written } from './measured';

/** The figures of the last measurement, with its day: the pages may have changed since. */
export default function AccessibilityRecord() {
  const { day, browser, axe, contrast, targets, keyboard } = accessibility;
  return (
    <div className="prose ui accessibility-record">
      <ScrollTable
        label="What was measured"
        head={['Check', 'How much was looked at', 'Result']}
      >
        <tr>
          <td>
            axe, its rules for WCAG 2.2 AA and its best practices, light and dark
          </td>
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
        Measured on <time dateTime={day}>{written(day)}</time> in {browser}.
      </p>
    </div>
  );
}
