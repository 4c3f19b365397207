import Pagination from '@mui/material/Pagination';

declare const page: number;
declare const setPage: (page: number) => void;
declare const results: unknown[];
