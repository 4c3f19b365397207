// What goes around the parts of the data grid, and those that want more: see “specimens” in docs/authoring.md.
import * as React from 'react';
import { DataGrid as MuiDataGrid } from '@mui/x-data-grid';

const columns = [{ field: 'name' }];
const rows = [{ id: 1, name: 'One' }];

const Part = React.createContext<React.ReactNode>(null);
const Footer = () => <>{React.useContext(Part)}</>;

/** Parts need the grid's context: they stand where its footer does. */
export function Around({ children }: { children: React.ReactNode }) {
  return (
    <Part.Provider value={children}>
      <MuiDataGrid columns={columns} rows={rows} slots={{ footer: Footer }} />
    </Part.Provider>
  );
}

export const DataGrid = (Subject: typeof MuiDataGrid) => (
  <Subject columns={columns} rows={rows} />
);
