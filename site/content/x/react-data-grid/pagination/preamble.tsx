import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

declare const hasNext: boolean;
declare const page: number;
declare const pageSize: number;
declare const setSummary: (...values: unknown[]) => void;
declare const columns: GridColDef[];
declare const rows: { id: number; [field: string]: unknown }[];
