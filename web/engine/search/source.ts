// The index of the page's language: one for the dialog and the page, fetched once, and asked for again when it failed.
import { open } from './index';
import type { Searcher } from './types';

/** Milliseconds without a byte after which a reader is told. */
const patience = 8000;

export interface Watcher {
  received(bytes: number, total: number): void;
  /** The core is there. */
  arrived(): void;
  /** It did not come: for so many seconds nothing was answered, or at once for 0. It may still arrive. */
  failed(seconds: number): void;
}

export class Source {
  searcher: Searcher;
  isReady = false;
  /** How much of the core has come, and of how much. */
  progress: [received: number, total: number] = [0, 0];
  #coming: Promise<void> | undefined;
  #watchers = new Set<Watcher>();
  #timer = 0;

  constructor(private entry: string) {
    this.searcher = open(entry);
  }

  /** Fetches the core ahead of need, or again. */
  fetch() {
    if (this.isReady || this.#coming) return;
    this.#wait();
    const progress = (bytes: number, total: number) => {
      this.#wait();
      this.progress = [bytes, total];
      this.#watchers.forEach((watcher) => watcher.received(bytes, total));
    };
    this.#coming = this.#fetch(progress);
  }

  async #fetch(progress: (bytes: number, total: number) => void) {
    try {
      await this.searcher.ready(progress);
      this.isReady = true;
      this.#tell((watcher) => watcher.arrived());
    } catch {
      this.#coming = undefined;
      this.searcher = open(this.entry); // what failed may remember it
      this.#tell((watcher) => watcher.failed(0));
    }
  }

  watch(watcher: Watcher) {
    this.#watchers.add(watcher);
  }

  #wait() {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(
      () => this.#watchers.forEach((watcher) => watcher.failed(patience / 1000)),
      patience,
    );
  }

  #tell(what: (watcher: Watcher) => void) {
    clearTimeout(this.#timer);
    this.#watchers.forEach(what);
  }
}
