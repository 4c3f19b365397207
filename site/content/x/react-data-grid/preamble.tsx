import type { Logger } from '@mui/x-data-grid';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import * as React from 'react';
import type { GridColDef } from '@mui/x-data-grid';

declare const OrderLines: React.ElementType;
declare const save: (...values: unknown[]) => void;
declare const applicationLogger: Logger;
declare const columns: GridColDef[];
declare const orders: { id: number; [field: string]: unknown }[];
declare const rows: { id: number; [field: string]: unknown }[];
declare const store: Storage;
declare const page: { id: number; [field: string]: unknown }[];
declare const log: { id: number; [field: string]: unknown }[];
