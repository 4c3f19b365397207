import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid';

declare const columns: GridColDef[];
declare const rows: { id: number; [field: string]: unknown }[];
