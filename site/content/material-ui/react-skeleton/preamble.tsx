import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

declare const article: { title: string } | undefined;
