import { style } from '@vanilla-extract/css';

export const row = style({ alignItems: 'center', display: 'flex', gap: '8px' });
