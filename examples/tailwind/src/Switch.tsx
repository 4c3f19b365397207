import { useId, type ReactNode } from 'react';

export interface SwitchProps {
  /** What is switched on and off: the name of the switch. */
  children: ReactNode;
  /** Whether it is on. */
  checked: boolean;
  /** Called with the state that the reader asks for. */
  onCheckedChange: (checked: boolean) => void;
}

/** Turns one thing on or off, at once. */
export function Switch({ children, checked, onCheckedChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-3">
      <button
        type="button"
        role="switch"
        aria-checked={checked}
        aria-labelledby={id}
        onClick={() => onCheckedChange(!checked)}
        className="w-11 rounded-full bg-zinc-500 p-1 aria-checked:bg-brand-700 dark:aria-checked:bg-brand-300"
      >
        <span
          className={`block size-4 rounded-full bg-white dark:bg-black ${checked ? 'translate-x-5' : ''}`}
        />
      </button>
      <span id={id}>{children}</span>
    </div>
  );
}
