import { gridNumberComparator } from '@mui/x-data-grid';
import { useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

declare const columns: GridColDef[];
declare const rows: { id: number; [field: string]: unknown }[];
