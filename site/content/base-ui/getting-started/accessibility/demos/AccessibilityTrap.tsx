import * as React from 'react';
import { Button } from '@mui/base/Button';
import { FocusTrap } from '@mui/base/FocusTrap';

export default function AccessibilityTrap() {
  const [isOpen, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <div style={{ minHeight: 100 }}>
      <Button onClick={() => setOpen(true)}>Change the date</Button>
      <FocusTrap open={isOpen}>
        <div
          role="dialog"
          aria-label="Date"
          tabIndex={-1}
          hidden={!isOpen}
          onKeyDown={(event) => event.key === 'Escape' && close()}
          style={{ marginTop: 8, padding: 12, border: '1px solid' }}
        >
          <Button onClick={close}>Close</Button>{' '}
          <input aria-label="Date" defaultValue="24 October" />{' '}
          <Button onClick={close}>Save</Button>
        </div>
      </FocusTrap>
    </div>
  );
}
