import * as React from 'react';
import Button from '@mui/material/Button';
import { getInitColorSchemeScript, styled } from '@mui/material/styles';
