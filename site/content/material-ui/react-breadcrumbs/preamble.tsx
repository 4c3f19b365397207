import * as React from 'react';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

declare const RouterLink: React.ComponentType<{
  to: string;
  children?: React.ReactNode;
}>;
declare const folders: { id: string; name: string }[];
