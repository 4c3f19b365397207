// The frame's own script: the page sends it modules as text, and it makes scripts of them. It is small: it is inline.

/** Files with the text of ES modules, each behind those that it imports, and those of them to run. */
export interface Delivery {
  files: [name: string, text: string][];
  entries: string[];
  id: number;
}

const urls = new Map<string, string>();
const deliver = async ({ data, source }: MessageEvent<Partial<Delivery> | null>) => {
  if (source !== parent || !data?.files) return;
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
    parent.postMessage({ kind: 'failed', message: String(error), id: data.id }, '*');
  }
};
// No policy that browsers know forbids peer connections.
for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'RTCDataChannel', 'WebTransport']) {
  Reflect.deleteProperty(globalThis, name);
}
// Where the frame has an origin, whoever frames it could run code as this site: nothing is taken then. A page is opaque
// when it stands in a frame with "sandbox", whatever the host says in its headers.
if (origin === 'null' && parent !== window) {
  addEventListener('message', deliver);
  parent.postMessage({ kind: 'waiting' }, '*');
} else {
  document.getElementById('root')!.textContent = 'Edited demos run here, in a frame of the page that shows them.';
}
