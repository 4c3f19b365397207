import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import * as React from 'react';

declare const hide: (...values: unknown[]) => void;
declare const show: (...values: unknown[]) => void;
declare const styles: Record<string, string>;
declare const open: boolean;
declare const Navigation: React.ComponentType;
