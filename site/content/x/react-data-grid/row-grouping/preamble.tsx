import type { GridRowGroupingModel } from '@mui/x-data-grid-premium';
import * as React from 'react';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

declare const columns: GridColDef[];
declare const rows: { id: number; [field: string]: unknown }[];
type Order = { id: number; placed: Date; note: string };
