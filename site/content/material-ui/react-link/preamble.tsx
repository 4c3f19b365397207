import * as React from 'react';
import Link from '@mui/material/Link';

declare const RouterLink: React.ComponentType<{
  to: string;
  children?: React.ReactNode;
}>;
