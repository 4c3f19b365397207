import type { TablePaginationProps } from '@mui/material/TablePagination';
import NorthIcon from '@mui/icons-material/North';
import SouthIcon from '@mui/icons-material/South';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';

declare const by: string;
declare const loading: boolean;
declare const sortBy: (...values: unknown[]) => void;
declare const styles: Record<string, string>;
declare const paging: Pick<
  TablePaginationProps,
  'count' | 'page' | 'rowsPerPage' | 'onPageChange'
> & { component?: 'div' };
