import Tooltip from '@mui/material/Tooltip';
import * as React from 'react';

declare const styles: Record<string, string>;
declare const button: React.ReactElement;
