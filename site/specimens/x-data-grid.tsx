// What goes around the parts of the data grid, and those that want more: see “specimens” in docs/authoring.md.
import * as React from 'react';
import { DataGrid as MuiDataGrid } from '@mui/x-data-grid';

const columns = [
  { field: 'city', headerName: 'City', flex: 1 },
  { field: 'country', headerName: 'Country', flex: 1 },
  { field: 'rain', headerName: 'Rain (mm)', flex: 1 },
];

const rows = [
  { id: 1, city: 'Bergen', country: 'Norway', rain: 203 },
  { id: 2, city: 'Lima', country: 'Peru', rain: 1 },
  { id: 3, city: 'Nairobi', country: 'Kenya', rain: 62 },
  { id: 4, city: 'Osaka', country: 'Japan', rain: 113 },
  { id: 5, city: 'Porto', country: 'Portugal', rain: 97 },
];

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
