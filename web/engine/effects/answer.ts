// Answers “vitrine verify --props” about one demo of a page.
import { effectsOf, type Effects } from './effects';
import type { Family } from '../family';
import { narrowed, type Demos } from './subjects';

/** Tries each way in which a demo is styled: a prop that one of them shows needs no other. */
export async function answer(
  demos: Demos,
  family: Family | undefined,
  { demo, props }: { demo: string; props: string[] },
): Promise<Effects> {
  const all: Effects = { props: {} };
  for (const Demo of demos[demo]!.stylings) {
    const rest = props.filter((id) => !all.props[id]);
    if (rest.length === 0) break;
    const found = await effectsOf(Demo, narrowed(demos, { demo, props: rest }), family);
    all.failed ??= found.failed;
    Object.assign(all.props, found.props);
  }
  return all;
}
