// Editing a demo, and the walls around what runs then.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, expect, inject, test } from 'vitest';
import { hashOf } from '../../../engine/editor/share';
import { offerCode, program } from '../../hangs';
import { Editor, sandbox, says } from '../editor';
import { until, untilIn, type Tab } from '../engine';

const site = inject('site');

/** A component that says what came of an attempt. */
const attempt = (code: string) =>
  program(`  const [said, setSaid] = React.useState('waiting');
  React.useEffect(() => {
    (async () => {
      try { ${code} } catch { setSaid('refused'); }
    })();
  }, []);
  return <p id="said">{said}</p>;`);

export function checkEditing(reader: () => Promise<Tab>) {
  let editor: Editor;
  beforeEach(async () => {
    editor = new Editor(await reader());
  });

  test('typed code runs in the place of the demo, and nobody’s console has a message', async () => {
    const { tab } = await editor.open();
    const before = await editor.code();
    await tab.evaluate(() => {
      const area = document.activeElement as HTMLTextAreaElement;
      const at = area.value.indexOf('Approve');
      area.setSelectionRange(at, at + 'Approve'.length);
    });
    await tab.type('Agree');
    expect(await editor.code()).toBe(before.replace('Approve', 'Agree'));
    await editor.shows('Agree');
    await until(tab, () => !document.querySelector('#ButtonColors .demo')!.checkVisibility());
    await editor.write(before.replace('<Stack', '<Stack <'));
    await until(tab, () => !!document.querySelector<HTMLElement>('#ButtonColors .code-error')?.dataset.line);
    await editor.shows('Agree');
    await editor.use('Undo all edits');
    await until(tab, () => document.querySelector('#ButtonColors .demo')!.checkVisibility());
    expect(await editor.code()).toBe(before);
    expect(await tab.trouble()).toEqual([]);
  });

  test('nothing gets out of the frame', async () => {
    let asked = 0;
    const elsewhere = createServer((_, answer) => {
      asked++;
      answer.writeHead(200, { 'access-control-allow-origin': '*' }).end('got out');
    });
    await new Promise<void>((listening) => elsewhere.listen(0, '127.0.0.1', listening));
    const address = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`;
    try {
      const { tab } = await editor.open();
      for (const [what, code] of [
        ['origin', 'setSaid(origin === "null" ? "refused" : "got " + origin)'],
        ['cookies', 'document.cookie = "a=b"; setSaid(document.cookie ? "got in" : "refused")'],
        ['storage', 'localStorage.setItem("a", "b"); setSaid("got in")'],
        ['databases', 'indexedDB.open("a").onerror = () => setSaid("refused")'],
        ['the page around it', 'setSaid("got " + parent.document.title)'],
        ['the network', `await fetch("${address}"); setSaid("got out")`],
        ['the own server', `await fetch("${site}/llms.txt"); setSaid("got out")`],
        [
          'a picture',
          `await new Promise((yes, no) => { const i = new Image(); i.onload = yes; i.onerror = no; i.src = "${address}a.png"; }); setSaid("got out")`,
        ],
        [
          'a worker',
          `await new Promise((yes, no) => { const w = new Worker("${address}a.js"); w.onmessage = yes; w.onerror = no; }); setSaid("got out")`,
        ],
        [
          'a socket',
          `await new Promise((yes, no) => { const s = new WebSocket("${address.replace('http', 'ws')}"); s.onopen = yes; s.onerror = no; }); setSaid("got out")`,
        ],
        ['peer connections', 'new RTCPeerConnection(); setSaid("got out")'],
        ['the page’s address', `try { top.location.href = "${address}top"; } catch {} setSaid("refused")`],
        ['a window', `setSaid(open("${address}window") ? "got out" : "refused")`],
      ] as const) {
        await editor.show(`before ${what}`);
        await editor.write(attempt(code));
        await untilIn(tab, sandbox, () => /refused|got/.test(document.getElementById('said')?.innerText ?? ''));
        expect(
          await tab.evaluateIn(sandbox, (what) => `${what}: ${document.getElementById('said')!.innerText}`, what),
        ).toBe(`${what}: refused`);
      }
      expect(await tab.evaluate(() => location.pathname)).toBe('/material-ui/react-button/');
      expect(asked).toBe(0);
    } finally {
      elsewhere.close();
    }
  });

  test('the frame runs nothing where it has an origin', async () => {
    const { tab } = editor;
    await tab.open(`${site}/sandbox/`);
    await until(tab, says, 'body', 'Edited demos run here');
    await tab.open(`${site}/404.html`);
    const [text, ...answers] = await tab.evaluate(offerCode);
    expect(text).toContain('Edited demos run here');
    expect(answers).toEqual(['asked']);
  });

  test('code of a link waits for one press, and keeps a border', async () => {
    const { tab } = editor;
    const code = program('  return <p>from a stranger</p>;');
    await tab.open(editor.address + (await hashOf({ demo: 'ButtonColors', language: 'tsx', code })));
    await until(tab, says, '#ButtonColors [role=note]', 'somebody else wrote it');
    expect(await editor.code()).toBe(code);
    await editor.write(`${code} `); // an edit doesn't run it either
    expect(await tab.evaluate((sandbox) => !document.querySelector(sandbox), sandbox)).toBe(true);
    await editor.use('Run this code');
    await editor.shows('from a stranger');
    expect(
      await tab.evaluate((sandbox) => getComputedStyle(document.querySelector(sandbox)!).borderTopStyle, sandbox),
    ).toBe('dashed');
    expect(await tab.trouble()).toEqual([]);
  });
}
