// The editor of a demo, opened as tests want it.
import { inject } from 'vitest';
import { reader, type Visit } from './browser';
import { program } from './hangs';

export const button = '/material-ui/react-button/';

/** Opens a page and the code of a demo on it. */
export async function editing(visit?: Visit, address = inject('site') + button, demo = 'ButtonColors') {
  const { page, trouble } = visit ?? (await reader());
  await page.goto(address);
  const exhibit = page.locator(`#${demo}`);
  await exhibit.locator('.code:visible pre').focus();
  await page.keyboard.press('Enter');
  const area = exhibit.locator('textarea:visible');
  await area.waitFor();
  return {
    page,
    trouble,
    exhibit,
    area,
    frame: page.frameLocator(`#${demo} iframe.sandbox`),
    alert: exhibit.locator('.code-error'),
  };
}

export const effect = (code: string) =>
  program(
    `  const [said, setSaid] = React.useState('waiting');\n  React.useEffect(() => { (async () => { try { ${code} } catch (error) { setSaid('refused'); } })(); }, []);\n  return <p id="said">{said}</p>;`,
  );
