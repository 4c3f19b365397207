import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
