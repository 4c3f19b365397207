import * as React from 'react';
import { Button } from '@mui/base/Button';
import { FocusTrap } from '@mui/base/FocusTrap';

/** From the last element on, the field comes first. The type says string; the trap wants elements. */
const fieldFirst = (panel: HTMLElement) =>
  [...panel.querySelectorAll('input, .save')] as unknown as string[];

export default function AccessibilityTrap() {
  const [isOpen, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <div style={{ minHeight: 100 }}>
      <Button onClick={() => setOpen(true)}>Change the date</Button>
      <FocusTrap open={isOpen} getTabbable={fieldFirst}>
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
          <Button className="save" onClick={close}>
            Save
          </Button>
        </div>
      </FocusTrap>
    </div>
  );
}
