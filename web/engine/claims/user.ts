// What a reader does with a demo. Keys and clicks go through the browser's own input, as trusted events.
import { Scene } from './scene';

type Point = { x: number; y: number };

declare const vitrineInput: (deed: {
  press?: string;
  type?: string;
  click?: Point;
  move?: Point;
  right?: boolean;
}) => Promise<unknown>;

/** How long something may take to appear. It is waited for as a condition; nothing depends on the time itself. */
const patience = 5_000;

const frame = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));

const isBusy = (animation: Animation) =>
  animation.playState === 'running' && Number.isFinite(animation.effect?.getComputedTiming().endTime);

/** Waits until nothing moves any more and two frames in turn change nothing. Endless animations don't count. */
export async function settled() {
  let changes = 0;
  const observer = new MutationObserver(() => changes++);
  observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  const until = performance.now() + patience;
  for (let quiet = 0; quiet < 2 && performance.now() < until;) {
    changes = 0;
    await frame();
    quiet = changes > 0 || document.getAnimations().some(isBusy) ? 0 : quiet + 1;
  }
  observer.disconnect();
}

/** Looks again, frame by frame, until something is so; gives the last look where it never is. */
export async function eventually<T>(look: () => T, isGood: (value: T) => boolean, within = patience): Promise<T> {
  const until = performance.now() + within;
  for (;;) {
    const value = look();
    if (isGood(value) || performance.now() > until) return value;
    await frame();
  }
}

/** An element, or the role of one. */
export type Target = Element | string;

/** A reader with keyboard and pointer. Whatever is done, the demo has come to rest when it is over. */
export class User {
  constructor(private readonly scene: Scene) {}

  /** Presses keys one after the other: `press('Tab')`, `press('ArrowDown', 'Enter')`, `press('Shift+Tab')`. */
  async press(...keys: string[]): Promise<void> {
    for (const press of keys) await this.do({ press });
  }

  /** Types letters, one key each. */
  async type(type: string): Promise<void> {
    await this.do({ type });
  }

  /** Clicks an element, named by its role and its name. It is waited for. */
  async click(target: Target, name?: string): Promise<void> {
    await this.do({ click: await this.at(target, name) });
  }

  /** Clicks with the other button of the mouse. */
  async rightClick(target: Target, name?: string): Promise<void> {
    await this.do({ click: await this.at(target, name), right: true });
  }

  async hover(target: Target, name?: string): Promise<void> {
    await this.do({ move: await this.at(target, name) });
  }

  /** Puts the focus on an element, as reaching it with Tab does. */
  async focus(target: Target, name?: string): Promise<void> {
    const element = await this.find(target, name);
    element.focus();
    if (document.activeElement !== element) throw new Error(`“${element.computedName}” takes no focus.`);
    await settled();
  }

  private async do(deed: Parameters<typeof vitrineInput>[0]) {
    await vitrineInput(deed);
    await settled();
  }

  private async find(target: Target, name?: string): Promise<HTMLElement> {
    if (typeof target !== 'string') return target as HTMLElement;
    await eventually(
      () => this.scene.all(target, name).length,
      (count) => count === 1,
    );
    return this.scene.the(target, name);
  }

  private async at(target: Target, name?: string): Promise<Point> {
    const element = await this.find(target, name);
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    await settled();
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
}
