import * as React from 'react';
import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';
