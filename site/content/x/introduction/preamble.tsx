import { DataGrid } from '@mui/x-data-grid';
import * as React from 'react';
import type { GridColDef } from '@mui/x-data-grid';

declare const columns: GridColDef[];
declare const key: string;
declare const rows: { id: number; [field: string]: unknown }[];
declare const NoOrders: React.JSXElementConstructor<any>;
