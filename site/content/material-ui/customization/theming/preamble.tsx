import * as React from 'react';

declare const children: React.ReactNode;

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    dashed: true;
  }
}
