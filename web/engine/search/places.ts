import { readPostings } from './coding';

/** Rows of names that stand apart have keys from here on. */
export const apartKey = 1 << 20;

/** Places where a term stands. */
export interface Postings {
  ids: Int32Array;
  levels: Uint8Array;
}

/** Numbers places as postings mention them: ranking is arithmetic over arrays. Pages come first. */
export class Places {
  readonly pages: number[] = [];
  readonly keys: number[] = [];
  readonly #known = new Map<number, number>();

  constructor(pages: number) {
    for (let page = 0; page < pages; page++) this.id(page, 0);
  }

  id(page: number, key: number): number {
    const name = page * 2 ** 22 + key;
    let id = this.#known.get(name);
    if (id === undefined) {
      id = this.pages.length;
      this.#known.set(name, id);
      this.pages.push(page);
      this.keys.push(key);
    }
    return id;
  }

  read(text: string): Postings {
    const ids: number[] = [];
    const levels: number[] = [];
    readPostings(text, (page, key, level) => {
      ids.push(this.id(page, key));
      levels.push(level);
    });
    return { ids: Int32Array.from(ids), levels: Uint8Array.from(levels) };
  }
}
