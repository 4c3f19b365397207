// The controls of a playground as the page has them: what they say, and what they are made to say.
import { Attribute, Class } from '../dom';
import { parse, type PlaygroundField, type Value } from './values';

type Input = HTMLInputElement | HTMLSelectElement;

export class ControlRow {
  readonly inputs: readonly Input[];

  constructor(
    readonly element: HTMLElement,
    readonly field: PlaygroundField,
    private readonly icons: readonly string[],
  ) {
    this.inputs = [...element.querySelectorAll<Input>('input, select')];
  }

  /** What the control says; undefined for nothing. */
  read(): Value {
    const [first] = this.inputs;
    if (first instanceof HTMLInputElement && first.type === 'checkbox') return first.checked;
    const chosen =
      this.inputs.length > 1 ? this.inputs.find((input) => (input as HTMLInputElement).checked)?.value : first?.value;
    return chosen ? parse(this.field, chosen, this.icons) : undefined;
  }

  /** Whether a reader has moved it since the page was made. */
  get isMoved() {
    return this.inputs.some((input) => {
      if (input instanceof HTMLSelectElement) {
        const first = [...input.options].findIndex(({ defaultSelected }) => defaultSelected);
        return input.selectedIndex !== Math.max(first, 0);
      }
      const isChosen = input.type === 'checkbox' || input.type === 'radio';
      return isChosen ? input.checked !== input.defaultChecked : input.value !== input.defaultValue;
    });
  }

  /** Makes the control say something. */
  put(value: Value) {
    const said = value === undefined ? this.field.default : value;
    const text = said === undefined ? '' : String(said);
    const [first] = this.inputs;
    if (first instanceof HTMLInputElement && first.type === 'checkbox') first.checked = said === true;
    else if (this.inputs.length > 1 || (first as HTMLInputElement).type === 'radio') {
      for (const input of this.inputs) (input as HTMLInputElement).checked = input.value === text;
    } else if (first instanceof HTMLSelectElement) first.value = text;
    // The default of a text and of a number stands in their place, quietly.
    else if (first && first.value !== textOf(value)) first.value = textOf(value);
  }

  /** What a link to the control leads to. */
  focus() {
    (this.inputs.find((input) => (input as HTMLInputElement).checked) ?? this.inputs[0])?.focus();
  }

  mark(isSet: boolean) {
    this.element.toggleAttribute(Attribute.Set, isSet);
  }

  /** One step of a number, from where it stands. */
  step(by: number) {
    const value = this.read() ?? this.field.default;
    this.put((typeof value === 'number' ? value : 0) + by);
  }
}

const textOf = (value: Value) => (value === undefined || value === null ? '' : String(value));

/** The rows of a form, by the paths of their props. */
export function rowsOf(form: Element, fields: readonly PlaygroundField[], icons: readonly string[]) {
  const rows = new Map<string, ControlRow>();
  for (const element of form.querySelectorAll<HTMLElement>(`.${Class.Control}`)) {
    const field = fields.find(({ path }) => path === element.dataset.prop);
    if (field) rows.set(field.path, new ControlRow(element, field, icons));
  }
  return rows;
}
