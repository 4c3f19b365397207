import type { InputBaseComponentProps } from '@mui/material/InputBase';
import * as React from 'react';
import FilledInput from '@mui/material/FilledInput';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import Input from '@mui/material/Input';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import TextField from '@mui/material/TextField';

declare const filled: boolean;
declare const inUse: boolean;
declare const rename: (...values: unknown[]) => void;
declare const register: (name: string) => {
  ref: React.RefCallback<HTMLInputElement>;
  name: string;
  onChange: React.ChangeEventHandler;
  onBlur: React.FocusEventHandler;
};
declare const title: string;
declare const wrong: boolean;
declare const styles: Record<string, string>;
declare const named: (label: string) => InputBaseComponentProps;
