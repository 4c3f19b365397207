// Pictures of pages, compared pixel by pixel.
import type { Page } from 'playwright-core';

/**
 * How many pixels of two pictures differ by more than a channel's `tolerance` of 255; all of them when their sizes do.
 */
export async function differing(page: Page, one: Buffer, other: Buffer, tolerance = 2): Promise<number> {
  if (one.equals(other)) return 0;
  const blank = await page.context().newPage();
  const count = await blank.evaluate(
    async ({ pictures, tolerance }) => {
      const [a, b] = await Promise.all(
        pictures.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
          canvas.drawImage(bitmap, 0, 0);
          return canvas.getImageData(0, 0, bitmap.width, bitmap.height);
        }),
      );
      if (a!.width !== b!.width || a!.height !== b!.height) return Math.max(a!.data.length, b!.data.length) / 4;
      const [pixels, others] = [new Uint32Array(a!.data.buffer), new Uint32Array(b!.data.buffer)];
      const differs = (at: number) => Math.abs(a!.data[at]! - b!.data[at]!) > tolerance;
      let different = 0;
      for (let i = 0; i < pixels.length; i++) {
        if (pixels[i] === others[i]) continue; // nearly all
        if (differs(4 * i) || differs(4 * i + 1) || differs(4 * i + 2)) different++;
      }
      return different;
    },
    { pictures: [one.toString('base64'), other.toString('base64')], tolerance },
  );
  await blank.close();
  return count;
}
