// When a tooltip opens and closes (specification §4). Knows neither DOM nor place.
import {
  tooltipLeaveDelay,
  tooltipOpenDelay,
  tooltipReopenGrace,
  tooltipTouchClose,
  tooltipTouchOpen,
} from '../contract/constants.gen';

export class TooltipTiming<Target> {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shown: Target | undefined;
  private closedAt = -Infinity;
  private openedByTouch = false;

  constructor(
    private readonly open: (target: Target) => void,
    private readonly close: () => void,
  ) {}

  /** Pointer or keyboard focus reached a target. */
  enter(target: Target) {
    if (target !== this.shown) {
      const grace = this.shown !== undefined || Date.now() - this.closedAt < tooltipReopenGrace;
      this.hide();
      this.later(grace ? 0 : tooltipOpenDelay, () => this.show(target));
    }
  }

  /** Pointer or focus left. */
  leave() {
    if (tooltipLeaveDelay) {
      this.later(tooltipLeaveDelay, () => this.hide());
    } else {
      this.hide();
    }
  }

  touchStart(target: Target) {
    this.openedByTouch = false;
    this.later(tooltipTouchOpen, () => {
      this.openedByTouch = true;
      this.show(target);
    });
  }

  /** A finger that moves before a tooltip is open scrolls, so none opens. */
  touchMove() {
    if (this.shown === undefined) {
      clearTimeout(this.timer);
    }
  }

  /** Reports whether this touch has opened a tooltip, even if it is closed by now. */
  touchEnd(): boolean {
    const opened = this.openedByTouch;
    this.openedByTouch = false;
    this.touchMove();
    if (this.shown !== undefined) {
      this.later(tooltipTouchClose, () => this.hide());
    }
    return opened;
  }

  /** Escape, a click, a scroll. */
  hide() {
    clearTimeout(this.timer);
    if (this.shown !== undefined) {
      this.shown = undefined;
      this.closedAt = Date.now();
      this.close();
    }
  }

  private show(target: Target) {
    this.hide();
    this.shown = target;
    this.open(target);
  }

  // Always in a task of its own: focus also moves in the middle of a popover's opening, when none may be shown.
  private later(delay: number, action: () => void) {
    clearTimeout(this.timer);
    this.timer = setTimeout(action, delay);
  }
}
