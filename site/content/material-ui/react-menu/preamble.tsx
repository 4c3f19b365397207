import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import * as React from 'react';

declare const AccountRow: React.ElementType;
declare const RoundPaper: React.ElementType;
declare const SearchField: React.ElementType;
declare const forgetTheRow: (...values: unknown[]) => void;
declare const found: string[];
declare const anchor: HTMLElement | null;
declare const styles: Record<string, string>;
declare const open: boolean;
