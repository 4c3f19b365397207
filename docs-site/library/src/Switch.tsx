import type { ComponentProps } from 'react';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** What is switched. */
  label: string;
}

/** Turns one setting on or off. */
export function Switch({ label, className = '', ...rest }: SwitchProps) {
  return (
    <label className={`su-switch ${className}`}>
      <input type="checkbox" role="switch" className="su-switch-input" {...rest} />
      <span className="su-switch-label">{label}</span>
    </label>
  );
}
