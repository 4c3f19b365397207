import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';

declare const styles: Record<string, string>;
