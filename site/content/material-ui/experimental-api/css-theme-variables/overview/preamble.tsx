import { useColorScheme } from '@mui/material/styles';
import { styled } from '@mui/material/styles';
