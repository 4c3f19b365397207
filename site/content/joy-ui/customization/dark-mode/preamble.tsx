import { styled } from '@mui/joy/styles';
