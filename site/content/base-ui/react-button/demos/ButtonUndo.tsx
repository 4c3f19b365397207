import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const Face = styled('button')({
  marginInlineEnd: 8,
  padding: '8px 14px',
  border: '1px solid #64748b',
  borderRadius: 8,
  backgroundColor: '#f1f5f9',
  color: '#0f172a',
  font: '500 15px/20px system-ui, sans-serif',
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '3px solid #6ea8ff',
    outlineOffset: 2,
  },
});

export default function ButtonUndo() {
  const [letters, setLetters] = React.useState(12);
  const undo = React.useRef<HTMLButtonElement>(null);

  return (
    <div>
      <Button
        slots={{ root: Face }}
        onClick={() => {
          setLetters(0);
          undo.current?.focus();
        }}
      >
        Delete
      </Button>
      <Button ref={undo} slots={{ root: Face }} onClick={() => setLetters(12)}>
        Undo
      </Button>
      <span role="status">{letters} letters</span>
    </div>
  );
}
