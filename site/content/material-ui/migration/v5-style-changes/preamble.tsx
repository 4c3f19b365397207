import * as React from 'react';
import createCache from '@emotion/cache';
import { styled } from '@mui/material/styles';
