// The page of a sandboxed frame. Its policy lets nothing in and nothing out: scripts are what the page around it sends,
// there is no network, and pictures can only be written into the code.
import { Id } from '../dom';

export function sandboxPage(script: string, hash: string) {
  const policy = [
    "default-src 'none'",
    `script-src ${hash} blob:`,
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    'font-src data:',
    "connect-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-src 'none'",
    // Without this, script-src counts, and a worker of a blob is a thread that nothing here can end.
    "worker-src 'none'",
  ].join('; ');
  return `<!doctype html><html lang="en" data-mode="light"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Edited demo</title><style>:root{color-scheme:light}body{margin:0;min-height:100vh;box-sizing:border-box;padding:24px;display:flex;flex-wrap:wrap;align-items:center;justify-content:safe center;align-content:safe center;font:16px/1.5 system-ui,sans-serif}#root{display:contents}</style></head><body><div id="${Id.SandboxRoot}"></div><script>${script}</script></body></html>`;
}
