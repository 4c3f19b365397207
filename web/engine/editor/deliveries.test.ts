import { expect, test } from 'vitest';
import { Deliveries, type Source } from './deliveries';

const files = [{ name: 'shared.js' }, { name: 'button.js', imports: [0] }, { name: 'menu.js', imports: [0] }];

/** A frame that says only what the test lets it say. */
function frame(text: Source['text'] = async (name) => `/* ${name} */`) {
  const sent: string[][] = [];
  const deliveries = new Deliveries({
    files: async () => files,
    text,
    send: ({ files }) => void sent.push(files.map(([name]) => name)),
  });
  const settled: string[] = [];
  const deliver = (...places: number[]) =>
    void deliveries.deliver(places).then(
      () => settled.push(`${places} ran`),
      (error: Error) => settled.push(`${places}: ${error.message}`),
    );
  return { deliveries, deliver, sent, settled };
}

/** Lets everything happen that waits for nobody. */
const rest = () => new Promise((done) => setTimeout(done));

test('code that needs what is on its way waits until it has run', async () => {
  const { deliveries, deliver, sent, settled } = frame();
  deliver(1);
  deliver(1);
  await rest();
  expect(sent).toEqual([['shared.js', 'button.js']]);
  expect(settled).toEqual([]);
  deliveries.accept(0);
  await rest();
  expect(settled).toEqual(['1 ran', '1 ran']);
  expect(sent).toHaveLength(1);
});

test('a file comes after what it imports, even if that was asked for in another delivery and is late', async () => {
  let arrive!: (text: string) => void;
  const late = new Promise<string>((resolve) => (arrive = resolve));
  const { deliveries, deliver, sent, settled } = frame(async (name) => (name === 'button.js' ? late : name));
  deliver(1);
  deliver(2);
  await rest();
  expect(sent).toEqual([]);
  arrive('');
  await rest();
  deliveries.accept(0);
  await rest();
  expect(sent).toEqual([['shared.js', 'button.js'], ['menu.js']]);
  deliveries.accept(1);
  await rest();
  expect(settled).toEqual(['1 ran', '2 ran']);
});

test('what could not be fetched or run is told, and tried again by the next code', async () => {
  let reachable = false;
  const { deliveries, deliver, sent, settled } = frame(async (name) => {
    if (!reachable) throw new Error('no connection');
    return name;
  });
  deliver(1);
  await rest();
  reachable = true;
  deliver(1);
  await rest();
  deliveries.refuse(0, 'no memory');
  await rest();
  deliver(1);
  await rest();
  deliveries.accept(1);
  deliveries.accept(7); // of no delivery
  await rest();
  expect(settled).toEqual(['1: no connection', '1: no memory', '1 ran']);
  expect(sent).toHaveLength(2);
});
