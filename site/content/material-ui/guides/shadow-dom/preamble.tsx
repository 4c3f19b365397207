import createCache from '@emotion/cache';

declare const shadowRoot: ShadowRoot;
declare const mountPoint: HTMLElement;
