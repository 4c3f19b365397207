import * as React from 'react';
import Box from '@mui/joy/Box';
import Input from '@mui/joy/Input';

declare const MaskedInput: React.ElementType;
declare const frameRef: React.RefObject<HTMLInputElement>;
declare const inputRef: React.RefObject<HTMLInputElement>;
type MaskProps = { onChange?: (value: string) => void };
