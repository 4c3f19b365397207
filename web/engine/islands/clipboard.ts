/** Puts a text on the clipboard; throws where that is refused. */
export async function write(text: string) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Insecure origins and old browsers: the selection of a text area still copies.
    const area = document.createElement('textarea');
    area.value = text;
    document.body.append(area);
    area.select();
    const copied = document.execCommand('copy');
    area.remove();
    if (!copied) {
      throw new Error('refused');
    }
  }
}
