// Code that scrolls can be reached by the keyboard; code that fits is no stop on the way to what can be used.
import { Class } from '../dom';

export function startCode() {
  const observer = new ResizeObserver((changes) => {
    for (const { target } of changes) {
      const scrolls = target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight;
      // An editor hides the code that it draws.
      (target as HTMLElement).tabIndex = scrolls && !target.ariaHidden ? 0 : -1;
    }
  });
  document.querySelectorAll(`.${Class.Ui} pre`).forEach((pre) => observer.observe(pre));
}
