import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import * as React from 'react';

declare const FloorButton: React.ForwardRefExoticComponent<
  {
    building: string;
    children?: React.ReactNode;
  } & React.RefAttributes<HTMLButtonElement>
>;
declare const FloorRow: React.ForwardRefExoticComponent<
  { lift?: boolean; children?: React.ReactNode } & React.RefAttributes<HTMLLIElement>
>;
declare const open: boolean;
declare const Layer: React.JSXElementConstructor<any>;
