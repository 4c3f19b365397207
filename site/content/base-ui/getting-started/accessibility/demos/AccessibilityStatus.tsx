import * as React from 'react';
import { Button } from '@mui/base/Button';
import { styled } from '@mui/system';

const Plain = styled(Button)({
  padding: '9px 16px',
  border: '1px solid currentColor',
  borderRadius: 8,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: '600 15px/20px system-ui, sans-serif',
  '&:focus-visible': { outline: '3px solid #6ea8ff', outlineOffset: 2 },
  '&[aria-disabled="true"]': { borderStyle: 'dashed' },
});

export default function AccessibilityStatus() {
  const [saved, setSaved] = React.useState(false);

  return (
    <div>
      <Plain disabled={saved} focusableWhenDisabled onClick={() => setSaved(true)}>
        Save the route
      </Plain>
      <p role="status" style={{ minHeight: 24 }}>
        {saved && 'Saved. You find it under My routes.'}
      </p>
    </div>
  );
}
