import type { SxProps, Theme } from '@mui/system';
import { styled } from '@mui/system';
import * as React from 'react';

declare const PanelRoot: React.ElementType;
declare const Root: React.ElementType;
declare const Value: React.ElementType;
declare const dense: boolean;
type MeterProps = { value: number };
type PanelProps = { sx?: SxProps<Theme>; children?: React.ReactNode };
