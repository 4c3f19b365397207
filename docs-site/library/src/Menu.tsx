import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from './Button';

export interface MenuProps {
  /** The text of the button that opens the menu. */
  label: string;
  /** The commands, from top to bottom. */
  items: string[];
  /** Whether the menu is open at first. */
  defaultOpen?: boolean;
  /** Called with the command that was chosen. */
  onChoose?: (item: string) => void;
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

const entries = (root: HTMLElement | null) => [
  ...(root?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
];

/** Offers commands below a button. */
export function Menu({ label, items, defaultOpen = false, onChoose }: MenuProps) {
  const [open, setOpen] = useState(defaultOpen);
  const root = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(defaultOpen);
  useEffect(() => {
    if (open && !wasOpen.current) entries(root.current)[0]?.focus();
    wasOpen.current = open;
  }, [open]);
  const close = () => {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const list = entries(root.current);
    const at = list.indexOf(document.activeElement as HTMLElement);
    if (event.key === 'Escape') close();
    else if (event.key === 'Home') list[0]?.focus();
    else if (event.key === 'End') list.at(-1)?.focus();
    else if (event.key in steps)
      list[(at + steps[event.key]! + list.length) % list.length]?.focus();
    else return;
    event.preventDefault();
  };
  return (
    <div className="su-menu" ref={root}>
      <Button
        variant="outline"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {label}
      </Button>
      {open && (
        <div
          role="menu"
          aria-label={label}
          tabIndex={-1}
          className="su-menu-list"
          onKeyDown={onKeyDown}
        >
          {items.map((item) => (
            <button
              key={item}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className="su-menu-item"
              onClick={() => {
                onChoose?.(item);
                close();
              }}
            >
              {item}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
