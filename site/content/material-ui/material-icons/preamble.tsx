import DeleteIcon from '@mui/icons-material/Delete';
import SvgIcon from '@mui/material/SvgIcon';
import * as React from 'react';

declare const Logo: React.ElementType;
