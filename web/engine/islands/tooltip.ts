// Names of icon buttons, shown to readers who see: the text is the accessible name, so nothing is said twice.
import { Attribute, Class } from '../dom';
import { copyHint } from './copy';
import { TooltipTiming } from './tooltip-timing';

const named = `.${Class.Tool}[aria-label], [${Attribute.Tip}]`;
const gap = 8;

/** Left edge of a tip centered on its target, kept inside the viewport. */
export function tipLeft(target: { left: number; width: number }, tip: number, viewport: number): number {
  return Math.max(gap, Math.min(target.left + target.width / 2 - tip / 2, viewport - tip - gap));
}

function textOf(target: HTMLElement): string {
  if (target.dataset.copied) {
    return target.dataset.copied;
  }
  const text = target.dataset.tip ?? target.getAttribute('aria-label') ?? '';
  const hint =
    target.dataset.copy !== undefined && matchMedia('(any-hover: hover)').matches && target.closest(`.${Class.Code}`);
  return hint ? `${text} ${copyHint(navigator.platform)}` : text;
}

export function startTooltips() {
  const tip = document.createElement('div');
  tip.className = `${Class.Tooltip} ${Class.Ui}`;
  tip.ariaHidden = 'true';
  tip.popover = 'manual';
  document.querySelector(`.${Class.Shell}`)?.append(tip);

  const open = (target: HTMLElement) => {
    tip.textContent = textOf(target);
    tip.showPopover();
    const box = target.getBoundingClientRect();
    const below = box.bottom + gap + tip.offsetHeight <= innerHeight;
    tip.style.left = `${tipLeft(box, tip.offsetWidth, document.documentElement.clientWidth)}px`;
    tip.style.top = `${below ? box.bottom + gap / 2 : box.top - tip.offsetHeight - gap / 2}px`;
  };
  const timing = new TooltipTiming<HTMLElement>(open, () => tip.hidePopover());
  const targetOf = (event: Event) => (event.target as Element).closest?.<HTMLElement>(named) ?? undefined;
  const over = (target: HTMLElement | undefined) => (target ? timing.enter(target) : timing.leave());

  document.addEventListener('pointerover', (event) => event.pointerType === 'touch' || over(targetOf(event)));
  document.documentElement.addEventListener('pointerleave', (event) => event.pointerType === 'touch' || timing.leave());
  document.addEventListener('focusin', (event) => {
    const target = targetOf(event);
    over(target?.matches(':focus-visible') ? target : undefined);
  });
  document.addEventListener('focusout', () => timing.leave());
  document.addEventListener(
    'touchstart',
    (event) => {
      const target = targetOf(event);
      if (target) {
        timing.touchStart(target);
      }
    },
    { passive: true },
  );
  document.addEventListener('touchmove', () => timing.touchMove(), { passive: true });
  for (const end of ['touchend', 'touchcancel']) {
    // A press that has shown the name of a control does not use it: without the default action no click follows.
    document.addEventListener(end, (event) => timing.touchEnd() && event.cancelable && event.preventDefault());
  }
  document.addEventListener('click', () => timing.hide());
  addEventListener('scroll', () => timing.hide(), { passive: true, capture: true });
  document.addEventListener('keydown', (event) => event.key === 'Escape' && timing.hide());
}
