// Files for a frame: each goes there once, and what a code needs has run before the code does.
import type { Delivery } from '../sandbox/frame';

export interface LibraryFile {
  name: string;
  /** The places of the files that this one imports. */
  imports?: number[];
}

/** What a frame needs of the page that it stands in. */
export interface Source {
  /** All files, each behind those that it imports. */
  files(): Promise<readonly LibraryFile[]>;
  text(name: string): Promise<string>;
  send(delivery: Delivery): void;
}

interface Receipt {
  accept(): void;
  refuse(reason: Error): void;
}

/** The deliveries of one frame, one after another: a file may import what came with the one before. */
export class Deliveries {
  private had = new Set<number>();
  private receipts: Receipt[] = [];
  private last: Promise<void> = Promise.resolve();

  constructor(private source: Source) {}

  /** Sends files, and those that they import, where the frame has not got them; waits until all of them have run. */
  deliver(places: number[]): Promise<void> {
    const delivery = this.last.then(() => this.next(places));
    this.last = delivery.catch(() => {}); // whoever asked for it is told
    return delivery;
  }

  private async next(places: number[]) {
    const files = await this.source.files();
    const wanted = new Set<number>();
    const want = (place: number) => {
      if (this.had.has(place) || wanted.has(place)) return;
      wanted.add(place);
      files[place]!.imports?.forEach(want);
    };
    places.forEach(want);
    if (wanted.size === 0) return;
    const order = [...wanted].sort((a, b) => a - b);
    const named = async (place: number): Promise<[string, string]> => [
      files[place]!.name,
      await this.source.text(files[place]!.name),
    ];
    const contents = await Promise.all(order.map(named));
    const received = new Promise<void>((accept, refuse) => {
      this.receipts.push({ accept, refuse });
    });
    this.source.send({
      files: contents,
      entries: places.filter((place) => wanted.has(place)).map((place) => files[place]!.name),
      id: this.receipts.length - 1,
    });
    await received;
    order.forEach((place) => this.had.add(place));
  }

  /** The frame says that the files of a delivery have run. */
  accept(id: number) {
    this.receipts[id]?.accept();
  }

  /** The frame says why they could not. */
  refuse(id: number, reason: string) {
    this.receipts[id]?.refuse(new Error(reason));
  }
}
