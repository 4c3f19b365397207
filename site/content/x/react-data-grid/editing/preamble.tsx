import {
  type GridRowId,
  GridRowEditStartReasons,
  GridRowEditStopReasons,
} from '@mui/x-data-grid';
import * as React from 'react';
import { DataGrid, type GridApi } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

declare const apiRef: React.MutableRefObject<GridApi>;
declare const field: string;
declare const id: GridRowId;
declare const text: string;
declare const columns: GridColDef[];
declare const rows: { id: number; [field: string]: unknown }[];
