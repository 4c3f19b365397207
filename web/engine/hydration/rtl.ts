import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

/** Emotion's plugins for right-to-left: the prefixer that it has by default, then the mirror. */
export const plugins = [prefixer, rtlPlugin];
