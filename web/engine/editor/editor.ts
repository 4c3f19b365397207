// Enters the code of demos, and shows the code that addresses carry.
import { Attribute, Class } from '../dom';
import { say } from '../messages/say';
import { preferences } from '../preferences/store';
import { placeAt, placeIn, type Seen } from '../tools/places';
import { sourceInView } from '../tools/source';
import { toggle } from '../tools/toggle';
import { Editing, type Offer } from './editing';
import { interrupted } from './interrupted';
import { ofHash } from './share';

const editors = new WeakMap<HTMLElement, Editing>();

/** Makes the source in view of an exhibit editable, and enters it at the place that the reader looks at. */
export async function enter(exhibit: HTMLElement, seen?: Seen): Promise<Editing | undefined> {
  if (exhibit.dataset.readOnly) {
    return undefined;
  }
  const text = await sourceInView(exhibit).original();
  await toggle(exhibit, true);
  const { block } = sourceInView(exhibit);
  let editing = editors.get(block);
  if (!editing) {
    editing = new Editing(exhibit, block, text, () => editors.delete(block));
    editors.set(block, editing);
  }
  const place = seen && placeIn(text, seen.text, placeAt(seen.text, seen.offset));
  if (place) {
    const before = text.split('\n').slice(0, place.line);
    editing.enter(before.reduce((sum, { length }) => sum + length + 1, 0) + Math.max(0, place.column), seen.top);
  } else {
    editing.enter();
  }
  return editing;
}

/** The code that an address carries, which somebody else wrote, or that may have hung this page before. */
async function offerOf(hash: string): Promise<Offer | undefined> {
  const link = say(
    'This code came with a link, and somebody else wrote it. It runs in a frame of its own when you say so.',
  );
  const left = interrupted();
  if (left && (left.hash === hash || !hash.startsWith('#code/'))) {
    const hung = say(
      'This code was running when the page was left, and may have hung it. It runs again when you say so.',
    );
    return { ...left, reasons: left.foreign ? [link, hung] : [hung] };
  }
  const shared = await ofHash(hash);
  return shared && { ...shared, foreign: true, reasons: [link] };
}

/** Shows the code that an address carries, or that was running when the page was left. */
export async function openOffered(hash: string) {
  try {
    const offer = await offerOf(hash);
    if (!offer) return;
    const exhibit =
      document.getElementById(offer.demo) ??
      document.querySelector<HTMLElement>(`.${Class.Demo}:not([${Attribute.ReadOnly}])`);
    if (!exhibit?.matches(`.${Class.Demo}`)) throw new Error('The demo of this link is no longer on this page.');
    preferences().dispatch({
      type: 'SET_CODE_VARIANT',
      payload: offer.language === 'js' ? 'JS' : 'TS',
    });
    (await enter(exhibit))?.offer(offer);
    exhibit.scrollIntoView();
  } catch (error) {
    const note = document.createElement('div');
    note.className = `${Class.DamagedLink} ${Class.Ui}`;
    note.setAttribute('role', 'alert');
    note.textContent = error instanceof Error ? error.message : String(error);
    document.querySelector(`.${Class.Main}`)?.prepend(note);
  }
}
