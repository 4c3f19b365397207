import type { ComponentProps, ReactNode } from 'react';

export interface ButtonProps extends ComponentProps<'button'> {
  /** How much the button stands out. */
  variant?: 'solid' | 'outline' | 'plain';
  /** What pressing it means. */
  tone?: 'brand' | 'danger';
  /** How much room it takes. */
  size?: 'small' | 'medium' | 'large';
  /** What the button says. */
  children?: ReactNode;
  /** Whether it can't be pressed. */
  disabled?: boolean;
  /** A mark before the text. */
  icon?: ReactNode;
}

/** Starts an action. */
export function Button({
  variant = 'solid',
  tone = 'brand',
  size = 'medium',
  icon,
  className = '',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      className={`su-button su-${variant} su-${tone} su-${size} ${className}`}
      {...rest}
    >
      {icon && <span className="su-button-icon">{icon}</span>}
      {children}
    </button>
  );
}
