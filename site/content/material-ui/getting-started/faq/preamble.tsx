import * as React from 'react';
import Box from '@mui/material/Box';
import Button, { buttonClasses } from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';

declare const open: boolean;
