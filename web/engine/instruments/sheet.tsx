// What a sheet of states draws ahead of time: a component in each of its combinations, cell by cell of a grid.
import * as React from 'react';
import { Attribute } from '../dom';

interface Cell {
  /** Place in the grid, from 1. */
  row: number;
  column: number;
  props: Record<string, string>;
}

interface Spec {
  props: Record<string, unknown>;
  cells: readonly Cell[];
}

type Subject = React.ElementType<Record<string, unknown>>;

/** Shows a component within what it needs. */
type Specimen = (subject: Subject) => React.ReactNode;

/** Makes the component whose picture a page shows for `{{"states": "Button"}}`. */
export function sheet(Component: React.ElementType, spec: Spec, specimen?: unknown) {
  return function Sheet() {
    return spec.cells.map(({ row, column, props }) => (
      <div key={`${row} ${column}`} {...{ [Attribute.Cell]: '' }} style={{ gridArea: `${row} / ${column}` }}>
        {shown(Component, { ...spec.props, ...props }, specimen as Specimen | undefined)}
      </div>
    ));
  };
}

function shown(Component: Subject, props: Record<string, unknown>, specimen?: Specimen) {
  return specimen ? specimen((own) => <Component {...own} {...props} />) : <Component {...props} />;
}
