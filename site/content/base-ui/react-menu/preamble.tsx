import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { MenuItem } from '@mui/base/MenuItem';

declare const ShortcutRow: React.ForwardRefExoticComponent<
  {
    shortcut: string;
    children?: React.ReactNode;
  } & React.RefAttributes<HTMLLIElement>
>;
declare const log: (...values: unknown[]) => void;
