import type { GridColDef } from '@mui/x-data-grid';

export interface Shipment {
  id: number;
  number: string;
}

export const columns: GridColDef<Shipment>[] = [];
