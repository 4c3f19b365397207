// The demos of a page with the components in them, as generated code hands them over.
import type * as React from 'react';

/** A component as a demo imports it, with the props that are taken away. */
export interface Subject {
  name: string;
  type: unknown;
  props: readonly string[];
}

export type Demos = Record<string, { stylings: React.ComponentType[]; subjects: { name: string; type: unknown }[] }>;

/** The components of a demo with the props that are asked for, each named “Button.variant”. */
export const narrowed = (demos: Demos, { demo, props }: { demo: string; props: readonly string[] }): Subject[] =>
  demos[demo]!.subjects.map(({ name, type }) => ({
    name,
    type,
    props: props.filter((id) => id.startsWith(`${name}.`)).map((id) => id.slice(name.length + 1)),
  }));
