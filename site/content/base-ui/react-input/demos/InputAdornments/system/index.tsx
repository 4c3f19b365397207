import * as React from 'react';
import { Input, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';

const Frame = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  boxSizing: 'border-box',
  width: 260,
  maxWidth: '100%',
  padding: '0 12px',
  border: '1px solid #64748b',
  borderRadius: 8,
  backgroundColor: '#f8fafc',
  color: '#0f172a',
  [`&.${inputClasses.focused}`]: { outline: '3px solid #6ea8ff', outlineOffset: 1 },
});

const Field = styled('input')({
  flex: 1,
  minWidth: 0,
  padding: '9px 0',
  border: 0,
  outline: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: '400 16px/20px system-ui, sans-serif',
});

const Clear = styled('button')({
  padding: '2px 8px',
  border: 0,
  borderRadius: 6,
  backgroundColor: '#dbe3ee',
  color: '#0f172a',
  font: '500 13px/20px system-ui, sans-serif',
  '&:focus-visible': { outline: '2px solid #0b57d0' },
});

export default function InputAdornments() {
  const [text, setText] = React.useState('lantern');

  return (
    <Input
      type="search"
      aria-label="Search the catalog"
      value={text}
      onChange={(event) => setText(event.target.value)}
      startAdornment={<span aria-hidden>⌕</span>}
      endAdornment={
        text && (
          <Clear type="button" onClick={() => setText('')}>
            Clear
          </Clear>
        )
      }
      slots={{ root: Frame, input: Field }}
    />
  );
}
