import { announce, write } from 'vitrine/engine';

/** Copies a text and says how that went; whether it worked. */
export async function copyText(text: string | Promise<string>) {
  try {
    await write(await text);
    announce('Copied');
    return true;
  } catch {
    announce('Copying did not work. Select the text and copy it by hand.');
    return false;
  }
}
