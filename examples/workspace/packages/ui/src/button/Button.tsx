import type { ComponentProps } from 'react';
import { colors, type Tone } from '@acme/tokens';

export interface ButtonProps extends ComponentProps<'button'> {
  /** What pressing it means for the reader. */
  tone?: Tone;
  /** How much room it takes. */
  size?: 'small' | 'medium' | 'large';
}

const padding = { small: '2px 8px', medium: '6px 16px', large: '10px 24px' };

/** Starts an action. */
export function Button({
  tone = 'brand',
  size = 'medium',
  style,
  ...rest
}: ButtonProps) {
  const own = {
    padding: padding[size],
    background: colors[tone],
    color: '#fff',
    border: 0,
    borderRadius: 6,
  };
  return <button type="button" style={{ ...own, ...style }} {...rest} />;
}
