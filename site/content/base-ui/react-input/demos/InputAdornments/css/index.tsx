import * as React from 'react';
import { Input } from '@mui/base/Input';
import './styles.css';

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
          <button
            className="catalog-clear"
            type="button"
            onClick={() => setText('')}
          >
            Clear
          </button>
        )
      }
      className="catalog-field"
    />
  );
}
