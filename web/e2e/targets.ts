// What a pointer or a finger can meet.
import type { Page } from 'playwright-core';

/**
 * Controls of the shell that a finger of so many pixels does not meet: the square of that size around the middle of a
 * control belongs to it, or to its label, or the control is a link within a sentence.
 */
export const smallTargets = (page: Page, least: number) =>
  page.evaluate((least) => {
    const all = document.querySelectorAll<HTMLElement>('.ui :is(a[href], button, input, select, textarea, summary)');
    const owner = (element: HTMLElement) => element.closest<HTMLElement>('label') ?? element;
    // Within a line of text or of a type, whose height is not the control's.
    const inSentence = (element: HTMLElement) =>
      element.matches('.type *') ||
      (getComputedStyle(element).display === 'inline' &&
        element.parentElement!.textContent!.trim() !== element.textContent!.trim());
    const small: string[] = [];
    for (const element of all) {
      if (element.closest('.demo, [inert]') || element.matches('.hash')) continue;
      if (!element.checkVisibility({ visibilityProperty: true }) || inSentence(element)) continue;
      const target = owner(element);
      const { width, height } = target.getBoundingClientRect();
      if (width >= least - 0.5 && height >= least - 0.5) continue;
      if (width <= 1 || height <= 1) continue;
      target.scrollIntoView({ block: 'center', inline: 'center' });
      const box = target.getBoundingClientRect();
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      const reach = Math.max(0, least / 2 - 1);
      const meets = ([dx, dy]: number[]) => {
        const hit = document.elementFromPoint(x + dx!, y + dy!);
        return !!hit && (target.contains(hit) || hit.closest('label, a, button, summary') === target);
      };
      const met = [
        [width >= least - 0.5 ? 0 : -reach, 0],
        [width >= least - 0.5 ? 0 : reach, 0],
        [0, height >= least - 0.5 ? 0 : -reach],
        [0, height >= least - 0.5 ? 0 : reach],
      ].every(meets);
      if (!met) small.push(`${Math.round(width)}x${Math.round(height)} ${element.outerHTML.slice(0, 110)}`);
    }
    return small;
  }, least);
