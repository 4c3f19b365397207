import { Input } from '@mui/base/Input';
import * as React from 'react';

declare const UnitFrame: React.ForwardRefExoticComponent<
  { unit: string; children?: React.ReactNode } & React.RefAttributes<HTMLDivElement>
>;
declare const MaskedInput: React.ElementType;
