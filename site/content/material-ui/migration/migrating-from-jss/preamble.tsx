import * as React from 'react';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

declare const Order: React.ElementType;
