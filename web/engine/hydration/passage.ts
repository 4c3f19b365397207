/**
 * Lets the Tab key leave a demo. A dialog or menu that stands open on a wall or in a playground was opened by nobody
 * and closes for nobody, and keeps the focus as it would in an application: readers by keyboard would get no further.
 */
export function letPass(demo: HTMLElement) {
  const leave = ({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    const from = document.activeElement!;
    if (key !== 'Tab' || altKey || ctrlKey || metaKey) return;
    const way = shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
    const isAhead = (element: Element) => from.compareDocumentPosition(element) & way;
    setTimeout(() => {
      const now = document.activeElement!;
      if (!demo.contains(now) || isAhead(now)) return;
      // What has no height are the sentinels of traps.
      const stops = [...document.querySelectorAll<HTMLElement>('body *')].filter(
        (stop) =>
          stop.tabIndex >= 0 && stop.offsetHeight && isAhead(stop) && !stop.matches('[type=radio]:not(:checked)'),
      );
      for (const stop of shiftKey ? stops.toReversed() : stops) {
        stop.focus();
        if (document.activeElement === stop) return;
      }
    });
  };
  demo.addEventListener('keydown', leave, true);
}
