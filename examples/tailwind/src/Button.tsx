import type { ComponentProps } from 'react';

export interface ButtonProps extends ComponentProps<'button'> {
  /** How much it weighs on the page: one action is solid, those beside it are quiet. */
  look?: 'solid' | 'outline' | 'quiet';
  /** How much room it takes. */
  size?: 'small' | 'medium';
}

const looks = {
  solid:
    'bg-brand-700 text-white hover:bg-brand-800 dark:bg-brand-300 dark:text-black dark:hover:bg-brand-50',
  outline:
    'border border-current text-brand-800 hover:bg-brand-50 dark:text-brand-300 dark:hover:bg-brand-800',
  quiet: 'text-brand-800 hover:underline dark:text-brand-300',
};

const sizes = { small: 'px-2 py-1 text-sm', medium: 'px-4 py-2' };

/** Starts an action. */
export function Button({
  look = 'solid',
  size = 'medium',
  className = '',
  ...rest
}: ButtonProps) {
  const own = `rounded-md font-medium disabled:opacity-60 ${looks[look]} ${sizes[size]}`;
  return <button type="button" className={`${own} ${className}`} {...rest} />;
}
