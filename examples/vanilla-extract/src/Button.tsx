import type { ComponentProps } from 'react';
import { looks, sizes } from './button.css';

export interface ButtonProps extends ComponentProps<'button'> {
  /** How much it weighs on the page: one action is solid, those beside it have an outline. */
  look?: 'solid' | 'outline';
  /** How much room it takes. */
  size?: 'small' | 'medium';
}

/** Starts an action. */
export function Button({
  look = 'solid',
  size = 'medium',
  className = '',
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      className={`${looks[look]} ${sizes[size]} ${className}`}
      {...rest}
    />
  );
}
