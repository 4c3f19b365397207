// The frame's own script: the page sends it modules as text, and it makes scripts of them. Small, since it stands inline.

/** Files with the text of ES modules, each behind those that it imports, and those of them to run. */
export interface Delivery {
  files: [name: string, text: string][];
  entries: string[];
  id: number;
}

const urls = new Map<string, string>();
addEventListener('message', async ({ data, source }: MessageEvent<Partial<Delivery>>) => {
  if (source !== parent || !data.files) return;
  try {
    for (const [name, text] of data.files) {
      const linked = text.replace(/"\.\/([\w-]+\.js)"/g, (all, file: string) =>
        urls.has(file) ? `"${urls.get(file)}"` : all,
      );
      urls.set(name, URL.createObjectURL(new Blob([linked], { type: 'text/javascript' })));
    }
    for (const entry of data.entries!) await import(urls.get(entry)!);
    parent.postMessage({ kind: 'loaded', id: data.id }, '*');
  } catch (error) {
    parent.postMessage({ kind: 'failed', message: String(error) }, '*');
  }
});
// Not every browser knows the policy's word on peer connections.
for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'RTCDataChannel', 'WebTransport']) {
  Reflect.deleteProperty(globalThis, name);
}
parent.postMessage({ kind: 'waiting' }, '*');
