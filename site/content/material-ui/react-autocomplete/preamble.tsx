import type { PopperProps } from '@mui/material/Popper';
import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Popper from '@mui/material/Popper';
import TextField from '@mui/material/TextField';

declare const glyphs: string[];
declare const papers: string[];
declare const stations: string[];
declare const titles: string[];
declare const styles: Record<string, string>;
declare const streets: { id: string; name: string }[];

declare const close: () => void;
declare const labels: string[];
declare const chosen: string[];
declare const setChosen: (labels: string[]) => void;
declare const InlineList: React.JSXElementConstructor<PopperProps>;
