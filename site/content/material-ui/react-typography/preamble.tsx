import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
