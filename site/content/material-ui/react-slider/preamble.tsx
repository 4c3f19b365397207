import Slider from '@mui/material/Slider';

declare const volume: number;
declare const styles: Record<string, string>;
