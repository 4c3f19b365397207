// The editor of a demo, opened as tests want it.
import { inject } from 'vitest';
import { reader, type Visit } from './browser';
import { program } from './hangs';

export const button = '/material-ui/react-button/';

export async function editing(visit?: Visit) {
  const { page, trouble } = visit ?? (await reader());
  await page.goto(inject('site') + button);
  await page.locator('#ButtonColors .code:visible pre').focus();
  await page.keyboard.press('Enter');
  const area = page.locator('#ButtonColors textarea:visible');
  await area.waitFor();
  return {
    page,
    trouble,
    area,
    frame: page.frameLocator('#ButtonColors iframe.sandbox'),
    alert: page.locator('#ButtonColors .code-error'),
  };
}

export const effect = (code: string) =>
  program(
    `  const [said, setSaid] = React.useState('waiting');\n  React.useEffect(() => { (async () => { try { ${code} } catch (error) { setSaid('refused'); } })(); }, []);\n  return <p id="said">{said}</p>;`,
  );
