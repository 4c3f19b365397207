import { useId, useState, type ReactNode } from 'react';
import { Button } from '@/button';

export interface DialogProps {
  /** What the dialog is about: its name, and the text of the button that opens it. */
  title: string;
  /** What it says. */
  children: ReactNode;
  /** Called with the choice, when it closes. */
  onAnswer?: (agreed: boolean) => void;
}

/** Asks a question, and waits for an answer. */
export function Dialog({ title, children, onAnswer }: DialogProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const answer = (agreed: boolean) => {
    setOpen(false);
    onAnswer?.(agreed);
  };
  return (
    <div>
      <Button aria-expanded={isOpen} onClick={() => setOpen(true)}>
        {title}
      </Button>
      {isOpen && (
        <div role="dialog" aria-labelledby={id} style={{ marginTop: 12 }}>
          <strong id={id}>{title}</strong>
          <div style={{ margin: '8px 0' }}>{children}</div>
          <Button size="small" onClick={() => answer(true)}>
            Yes
          </Button>{' '}
          <Button size="small" tone="neutral" onClick={() => answer(false)}>
            No
          </Button>
        </div>
      )}
    </div>
  );
}
