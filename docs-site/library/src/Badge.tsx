import type { ComponentProps } from 'react';

export interface BadgeProps extends ComponentProps<'span'> {
  /** What the badge says by its color. */
  tone?: 'neutral' | 'good' | 'bad';
}

/** Says one word about what stands beside it. */
export function Badge({ tone = 'neutral', className = '', ...rest }: BadgeProps) {
  return <span className={`su-badge su-badge-${tone} ${className}`} {...rest} />;
}
