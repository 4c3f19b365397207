import * as React from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type Theme } from '@mui/material/styles';

declare const Map: React.ComponentType;
