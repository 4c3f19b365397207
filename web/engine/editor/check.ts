// Finds mistakes in the elements of some code by what is known of their components. What is not certain is no mistake.
import type { EditingProp } from '../contract/contract.gen';
import type { Attribute, Code, Element, Span, Value } from './elements';
import type { Component, Facts } from './facts';
import { nearest } from './nearest';

/** What is wrong, and what may stand there instead. */
export interface Problem extends Span {
  kind: 'unknown' | 'value' | 'missing';
  /** The component as the code calls it. */
  of: string;
  prop: string;
  /** The value as it is written, of a wrong one. */
  value?: string;
  fixes: Fix[];
}

/** A text that puts something right, and the place that it goes to. */
export interface Fix extends Span {
  text: string;
}

/** The letters for kinds of values that facts have. */
const letters: Record<Exclude<Value['kind'], 'unknown'>, string> = {
  string: 's',
  number: 'n',
  boolean: 'b',
  function: 'f',
  object: '',
  element: 'e',
};

/** Names that React itself takes. */
const reacts = new Set(['key', 'ref']);

/** So many values are offered. */
const most = 8;

/** All mistakes of some code, in its order. */
export async function check(text: string, code: Code, facts: Facts): Promise<Problem[]> {
  const found = await Promise.all(
    code.elements.map(async (element) => {
      const component = await facts.of(element.name, code.imports);
      return component ? new Check(text, code, element, component).run() : [];
    }),
  );
  return found.flat().sort((a, b) => a.start - b.start);
}

class Check {
  constructor(
    private text: string,
    private code: Code,
    private element: Element,
    private component: Component,
  ) {}

  run(): Problem[] {
    const { attributes } = this.element;
    return [...attributes.flatMap((attribute) => this.attribute(attribute)), ...this.missing()];
  }

  private attribute(attribute: Attribute): Problem[] {
    const { name } = attribute;
    const prop = this.component.byName.get(name);
    if (prop) return this.takes(prop, attribute.value) ? [] : [this.wrong(prop, attribute)];
    return this.mayBe(name) ? [] : [this.unknown(attribute)];
  }

  private mayBe(name: string) {
    const { component, element } = this;
    return (
      component.anything ||
      component.others.has(name) ||
      reacts.has(name) ||
      /[-:]/.test(name) || // the language takes them all
      element.attributes.some((other) => component.with?.includes(other.name))
    );
  }

  private takes({ k: kinds = '', v: values, o: open }: EditingProp, value: Value): boolean {
    if (kinds.includes('?') || value.kind === 'unknown') return true;
    if (kinds.includes('e') && value.kind !== 'function') return true;
    if (value.kind !== 'string') return kinds.includes(letters[value.kind]) && value.kind !== 'object';
    if (kinds.includes('s') || values?.includes(value.text)) return true;
    // Users may add values: those that the code itself names are theirs.
    return Boolean(open && (this.code.declaresModules || this.code.words.includes(value.text)));
  }

  private wrong(prop: EditingProp, { name, start, end, value }: Attribute): Problem {
    const bare = value.start === start;
    const texts = (prop.v ?? []).map((one) => `"${one}"`);
    const near = value.kind === 'string' ? nearest(value.text, prop.v ?? []) : undefined;
    if (near) texts.sort((a, b) => Number(b === `"${near}"`) - Number(a === `"${near}"`));
    if (prop.k?.includes('b') && value.kind === 'string') texts.push('{true}', '{false}');
    if (prop.k?.includes('n') && value.kind === 'string' && /^-?[\d.]+$/.test(value.text))
      texts.unshift(`{${value.text}}`);
    return {
      kind: 'value',
      of: this.element.name,
      prop: name,
      value: bare ? '{true}' : this.text.slice(value.start, value.end),
      ...(bare ? { start, end } : { start: value.start, end: value.end }),
      fixes: texts
        .slice(0, most)
        .map((text) => (bare ? { start: end, end, text: `=${text}` } : { start: value.start, end: value.end, text })),
    };
  }

  private unknown({ name, start, end }: Attribute): Problem {
    const { byName, others } = this.component;
    const near = nearest(name, [...byName.keys()]) ?? nearest(name, [...others]);
    const given = this.element.attributes.some((other) => other.name === near);
    const fixes = near && !given ? [{ start, end, text: near }] : [];
    return { kind: 'unknown', of: this.element.name, prop: name, start, end, fixes };
  }

  private missing(): Problem[] {
    const { element, component } = this;
    if (element.spread) return [];
    const given = new Set(element.attributes.map(({ name }) => name));
    if (element.hasChildren) given.add('children');
    return component
      .props!.filter((prop) => prop.r && !given.has(prop.n))
      .map((prop) => {
        const { start, end } = element;
        const text = ` ${prop.n}=${prop.v?.length || prop.k === 's' ? `"${prop.v?.[0] ?? ''}"` : '{}'}`;
        return { kind: 'missing', of: element.name, prop: prop.n, start, end, fixes: [{ start: end, end, text }] };
      });
  }
}
