import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

declare const rows: { id: number; [field: string]: unknown }[];
declare const columns: GridColDef[];
declare const articles: { sku: string; name: string }[];
