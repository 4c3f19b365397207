import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from './theme.css';

const base = style({
  border: '1px solid transparent',
  borderRadius: vars.corner,
  font: 'inherit',
  ':hover': { textDecoration: 'underline' },
  ':disabled': { opacity: 0.6 },
});

export const looks = styleVariants({
  solid: [base, { background: vars.brand, color: vars.onBrand }],
  outline: [
    base,
    { background: 'transparent', borderColor: vars.line, color: vars.text },
  ],
});

export const sizes = styleVariants({
  small: { padding: '4px 8px' },
  medium: { padding: '8px 16px' },
});
