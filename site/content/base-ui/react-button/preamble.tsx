import * as React from 'react';
import { Button } from '@mui/base/Button';
import { useButton } from '@mui/base/useButton';

declare const Toolbar: React.ElementType;
declare const TrackedButton: React.ForwardRefExoticComponent<
  {
    campaign: string;
    children?: React.ReactNode;
  } & React.RefAttributes<HTMLButtonElement>
>;
declare const disabled: boolean;
declare const forwardedRef: React.Ref<HTMLButtonElement>;
