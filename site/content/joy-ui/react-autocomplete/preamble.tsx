import Autocomplete from '@mui/joy/Autocomplete';

declare const found: string[];
declare const query: string;
declare const search: (...values: unknown[]) => void;
declare const searching: boolean;
declare const woods: string[];
