// A link that carries the code itself, compressed behind the hash: it never reaches a server.

const packed = async (bytes: Uint8Array, stream: CompressionStream | DecompressionStream) =>
  new Uint8Array(
    await new Response(
      new Blob([bytes as BlobPart])
        .stream()
        .pipeThrough(stream as unknown as ReadableWritablePair<Uint8Array, Uint8Array>),
    ).arrayBuffer(),
  );

function toText(bytes: Uint8Array) {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

const toBytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

export interface Shared {
  demo: string;
  language: string;
  code: string;
}

export async function hashOf({ demo, language, code }: Shared): Promise<string> {
  return `#code/${demo}/${language}/${toText(await packed(new TextEncoder().encode(code), new CompressionStream('deflate-raw')))}`;
}

/** What a hash carries; undefined for another hash. Throws a sentence for one that is damaged. */
export async function ofHash(hash: string): Promise<Shared | undefined> {
  const [, demo, language, text] = /^#code\/([\w-]+)\/(tsx|js)\/([\w-]*)$/.exec(hash) ?? [];
  if (!hash.startsWith('#code/')) {
    return undefined;
  }
  try {
    if (!text) throw new Error();
    return {
      demo: demo!,
      language: language!,
      code: new TextDecoder('utf-8', { fatal: true }).decode(
        await packed(toBytes(text), new DecompressionStream('deflate-raw')),
      ),
    };
  } catch {
    throw new Error('The link to this code is damaged: a part of it is missing. Ask for it again, whole.');
  }
}
