// The frame's own script: it waits for the library, which the page sends it, and starts it. Small, since it stands inline.
addEventListener('message', function first({ data, source }: MessageEvent<{ library?: string }>) {
  if (source === parent && data.library) {
    removeEventListener('message', first);
    const script = document.createElement('script');
    script.type = 'module';
    script.src = URL.createObjectURL(new Blob([data.library], { type: 'text/javascript' }));
    document.head.append(script);
  }
});
// Not every browser knows the policy's word on peer connections.
for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'RTCDataChannel', 'WebTransport']) {
  Reflect.deleteProperty(globalThis, name);
}
parent.postMessage({ kind: 'waiting' }, '*');
