// The navigation sheet of narrow screens follows the finger: from the edge it opens, pushed back it closes
//. Buttons and Escape do the same; nothing here is needed to reach anything.

/** Pixels from the edge in which a swipe begins that opens the sheet. */
const edge = 20;
/** Pixels that a finger moves before its direction is known. */
const slop = 8;

export interface Swipe {
  /** Width of the sheet in pixels. */
  width: number;
  /** How far the finger moved toward the middle of the page, in pixels; negative toward the edge. */
  inward: number;
  /** Pixels a millisecond, the same way. */
  speed: number;
}

/** Whether the sheet is open when the finger leaves: by its speed when it was quick, else by where it is. */
export function endsOpen({ width, inward, speed }: Swipe, wasOpen: boolean): boolean {
  if (Math.abs(speed) > 0.4) {
    return speed > 0;
  }
  return wasOpen ? inward > -width / 2 : inward > width / 2;
}

export function startSwiping(sheet: HTMLElement) {
  const narrow = matchMedia('(max-width: 899px)');
  let begin: { x: number; y: number; open: boolean; time: number } | undefined;
  let moving = false;
  const inwardOf = (x: number) => (document.dir === 'rtl' ? -1 : 1) * (x - begin!.x);
  const isOpen = () => sheet.matches(':popover-open');
  const place = (inward: number) => {
    const width = sheet.offsetWidth;
    const shown = Math.max(0, Math.min(width, (begin!.open ? width : 0) + inward));
    const sign = document.dir === 'rtl' ? 1 : -1;
    sheet.style.transform = `translateX(${sign * (width - shown)}px)`;
  };
  document.addEventListener(
    'touchstart',
    ({ touches, target }) => {
      const touch = touches[0];
      begin = undefined;
      if (!touch || touches.length > 1 || !narrow.matches) {
        return;
      }
      const fromEdge = document.dir === 'rtl' ? innerWidth - touch.clientX : touch.clientX;
      if (isOpen() ? sheet.contains(target as Node) : fromEdge <= edge) {
        begin = {
          x: touch.clientX,
          y: touch.clientY,
          open: isOpen(),
          time: Date.now(),
        };
      }
    },
    { passive: true },
  );
  document.addEventListener(
    'touchmove',
    (event) => {
      const touch = event.touches[0];
      if (!begin || !touch) {
        return;
      }
      const inward = inwardOf(touch.clientX);
      if (!moving) {
        const across = Math.abs(inward);
        const along = Math.abs(touch.clientY - begin.y);
        if (along > slop && along > across) {
          begin = undefined; // the reader scrolls
        }
        if (across <= slop || !begin) {
          return;
        }
        moving = true;
        if (!begin.open) {
          sheet.showPopover();
        }
      }
      event.preventDefault();
      place(inward);
    },
    { passive: false },
  );
  const end = (event: TouchEvent) => {
    const touch = event.changedTouches[0];
    if (moving && begin && touch) {
      const inward = inwardOf(touch.clientX);
      const speed = inward / Math.max(1, Date.now() - begin.time);
      if (!endsOpen({ width: sheet.offsetWidth, inward, speed }, begin.open)) {
        sheet.hidePopover();
      }
      sheet.style.transform = '';
    }
    moving = false;
    begin = undefined;
  };
  document.addEventListener('touchend', end);
  document.addEventListener('touchcancel', end);
}
