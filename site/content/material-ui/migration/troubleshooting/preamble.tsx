import * as React from 'react';
import Fade from '@mui/material/Fade';
