import * as React from 'react';
import {
  DataGrid,
  useGridApiContext,
  useGridApiEventHandler,
  useGridApiRef,
} from '@mui/x-data-grid';
import type { GridColDef, GridEventListener } from '@mui/x-data-grid';

declare const columns: GridColDef[];
declare const rows: { id: number; [field: string]: unknown }[];
declare const askToRemove: (...values: unknown[]) => void;
