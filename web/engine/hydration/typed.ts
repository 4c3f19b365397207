// What a reader types into a demo that is not live yet. React keeps it in the page at first, but knows nothing of it:
// the next render of a controlled field would take it back, and a text area with a text loses it at once.

type Field = HTMLInputElement | HTMLTextAreaElement;
/** What was typed, and the caret or selection. */
interface Typed {
  value: string;
  selection: [start: number | null, end: number | null];
}

const asField = (target: EventTarget | null): Field | undefined =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !/^(?:checkbox|radio|file)$/.test(target.type))
    ? target
    : undefined;

const typedIn = (field: Field): Typed => ({
  value: field.value,
  selection: [field.selectionStart, field.selectionEnd],
});

/** Keeps what is typed into the fields of an element from now on, and before; the answer hands it over to React. */
export function keepTyped(element: HTMLElement): () => void {
  const kept = new Map<Field, Typed>();
  const keep = (field: Field) => kept.set(field, typedIn(field));
  const hear = ({ target }: Event) => {
    const field = asField(target);
    if (field) keep(field);
  };
  // A letter joins those that were there, though a script may have taken them back meanwhile.
  const rejoin = ({ target }: Event) => {
    const field = asField(target);
    const typed = field && kept.get(field);
    if (typed && field.value !== typed.value) restore(field, typed);
  };
  for (const field of element.querySelectorAll<Field>('input, textarea')) {
    if (asField(field) && field.value !== field.defaultValue) keep(field);
  }
  element.addEventListener('beforeinput', rejoin, true);
  element.addEventListener('input', hear, true);
  return () => {
    element.removeEventListener('beforeinput', rejoin, true);
    element.removeEventListener('input', hear, true);
    for (const [field, typed] of kept) if (field.isConnected) handOver(field, typed);
    kept.clear();
  };
}

/** Sets a value without the knowledge of React, which looks at the setter of each field. */
function setValue(field: Field, value: string) {
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value);
}

function restore(field: Field, { value, selection: [start, end] }: Typed) {
  if (field.value !== value) setValue(field, value);
  if (start !== null) field.setSelectionRange(start, end);
}

/** Types it once more, for React to hear of. */
function handOver(field: Field, typed: Typed) {
  field.value = field.defaultValue;
  setValue(field, typed.value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  // By then React has rendered what it was told.
  queueMicrotask(() => field.value === typed.value && restore(field, typed));
}
