import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

declare const columns: GridColDef[];
declare const rows: { id: number; [field: string]: unknown }[];
type Order = { id: number; [field: string]: any };
