import type {} from '@emotion/react/types/css-prop';
import Menu from '@mui/material/Menu';
import Slider from '@mui/material/Slider';

declare const anchor: HTMLElement | null;
