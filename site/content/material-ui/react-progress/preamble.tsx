import LinearProgress from '@mui/material/LinearProgress';

declare const styles: Record<string, string>;
declare const loaded: number;
