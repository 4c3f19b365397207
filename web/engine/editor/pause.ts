// When edited code is checked: once in each pause of the reader, and what a letter has overtaken tells nothing.

/** Milliseconds after the last letter until mistakes are marked. */
const length = 60;

/** Whether the text is still the one that a check began with. */
export type IsCurrent = () => boolean;

export class Pause {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private turn = 0;

  constructor(private check: (isCurrent: IsCurrent) => void) {}

  /** A letter was written. */
  typed() {
    this.end();
    const { turn } = this;
    this.timer = setTimeout(() => this.check(() => turn === this.turn), length);
  }

  /** Nothing is checked any more, and what is under way tells nothing. */
  end() {
    clearTimeout(this.timer);
    this.turn++;
  }
}
