// Constants of the product (specification §9). Times are milliseconds, lengths CSS pixels.

export const copyConfirmation = 2000;
/** Seconds that the code variant, code styling and palette cookies last. */
export const cookieLifetime = 31536000;
export const defaultSpacing = 8;
export const themeBorderRadius = 12;
export const webVitalsSampling = 0.0001;
export const tooltipOpenDelay = 100;
export const tooltipLeaveDelay = 0;
export const tooltipTouchOpen = 700;
/** Counted from the end of the touch. */
export const tooltipTouchClose = 1500;
/** After a close, the open delay doesn't apply again for this long. */
export const tooltipReopenGrace = 800;
export const tooltipMaxWidth = 300;
export const rippleAnimation = 550;
