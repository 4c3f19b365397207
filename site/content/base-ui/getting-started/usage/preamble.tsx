import * as React from 'react';
import { Button } from '@mui/base/Button';
