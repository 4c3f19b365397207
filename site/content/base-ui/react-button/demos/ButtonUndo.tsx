import * as React from 'react';
import { Button, type ButtonActions, buttonClasses } from '@mui/base/Button';
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
  const button = React.useRef<HTMLButtonElement>(null);
  const action = React.useRef<ButtonActions>(null);

  const showUndo = () => {
    button.current?.focus();
    try {
      action.current?.focusVisible();
    } catch {
      // The class is set before the error.
    }
  };

  return (
    <div>
      <Button
        slots={{ root: Face }}
        onClick={() => {
          setLetters(0);
          showUndo();
        }}
      >
        Delete
      </Button>
      <Button
        slots={{ root: Face }}
        ref={button}
        action={action}
        onClick={() => setLetters(12)}
      >
        Undo
      </Button>
      <span role="status">{letters} letters</span>
    </div>
  );
}
