// A link that carries the code itself, compressed behind the hash: it never reaches a server.

/** Bytes that code may have. What a link says about itself is not believed: it is unpacked up to here. */
export const maximumCode = 1 << 20;
/** Letters that a link may have: no code within the bound needs more. */
const maximumLink = 2 << 20;

class TooLong extends Error {}

/** What a stream makes of bytes, in order; it ends when there are too many of them. */
async function through(
  bytes: Uint8Array,
  stream: CompressionStream | DecompressionStream,
  maximum = maximumCode,
): Promise<Uint8Array> {
  const reader = new Blob([bytes as BlobPart])
    .stream()
    .pipeThrough(stream as unknown as ReadableWritablePair<Uint8Array, Uint8Array>)
    .getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > maximum) {
      void reader.cancel();
      throw new TooLong();
    }
    parts.push(part.value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

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

/** The hash for some code. Throws a sentence where no link can carry it. */
export async function hashOf({ demo, language, code }: Shared): Promise<string> {
  const bytes = new TextEncoder().encode(code);
  if (bytes.length > maximumCode) {
    throw new Error('This code is longer than a megabyte: no link can carry it. Copy the code itself.');
  }
  return `#code/${demo}/${language}/${toText(await through(bytes, new CompressionStream('deflate-raw'), maximumLink))}`;
}

/** What a hash carries; undefined for another hash. Throws a sentence for one that is damaged. */
export async function ofHash(hash: string): Promise<Shared | undefined> {
  if (!hash.startsWith('#code/')) {
    return undefined;
  }
  const [, demo, language, text] =
    hash.length > maximumLink ? [] : (/^#code\/([\w-]+)\/(tsx|js)\/([\w-]*)$/.exec(hash) ?? []);
  try {
    if (hash.length > maximumLink) throw new TooLong();
    if (!text) throw new Error();
    return {
      demo: demo!,
      language: language!,
      code: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
        await through(toBytes(text), new DecompressionStream('deflate-raw')),
      ),
    };
  } catch (error) {
    if (error instanceof TooLong) {
      throw new Error('The code of this link is longer than a megabyte, and is not opened.', { cause: error });
    }
    throw new Error('The link to this code is damaged: a part of it is missing. Ask for it again, whole.', {
      cause: error,
    });
  }
}
