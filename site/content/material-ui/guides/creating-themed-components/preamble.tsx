import { styled } from '@mui/material/styles';
