import { style } from '@vanilla-extract/css';
import { vars } from './theme.css';

export const card = style({
  border: `1px solid ${vars.line}`,
  borderRadius: vars.corner,
  color: vars.text,
  padding: '16px',
  '@media': { '(min-width: 600px)': { padding: '24px' } },
});
