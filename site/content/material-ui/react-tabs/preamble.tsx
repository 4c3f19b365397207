import type { TabsActions } from '@mui/material/Tabs';
import * as React from 'react';
import Dialog from '@mui/material/Dialog';
import Grow from '@mui/material/Grow';
import Tab from '@mui/material/Tab';
import TabScrollButton from '@mui/material/TabScrollButton';
import Tabs from '@mui/material/Tabs';

declare const value: number;
declare const styles: Record<string, string>;
declare const open: boolean;
