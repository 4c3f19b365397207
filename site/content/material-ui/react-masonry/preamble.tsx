import * as React from 'react';
import Masonry from '@mui/lab/Masonry';

declare const children: React.ReactElement[];
