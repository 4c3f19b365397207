// Code that scrolls can be reached by the keyboard; code that fits is no stop on the way to what can be used.
import { Class } from '../dom';

export function startCode() {
  const observer = new ResizeObserver((changes) => {
    for (const { target } of changes) {
      const fits = target.scrollWidth <= target.clientWidth && target.scrollHeight <= target.clientHeight;
      (target as HTMLElement).tabIndex = -(fits || !!target.ariaHidden); // an editor hides what it draws
    }
  });
  document.querySelectorAll(`.${Class.Ui} pre`).forEach((pre) => observer.observe(pre));
}
