import type { ComponentProps } from 'react';

export interface NoticeProps extends ComponentProps<'div'> {
  /** How serious the message is. */
  tone?: 'info' | 'good' | 'bad';
  /** The first line. */
  heading?: string;
}

/** Tells what has happened. */
export function Notice({
  tone = 'info',
  heading,
  className = '',
  children,
  ...rest
}: NoticeProps) {
  return (
    <div
      role="status"
      className={`su-notice su-notice-${tone} ${className}`}
      {...rest}
    >
      {heading && <strong className="su-notice-heading">{heading}</strong>}
      <span className="su-notice-text">{children}</span>
    </div>
  );
}
