// Generated from internal/vitrine. Do not edit: change the Go types, then run
//   go test ./internal/vitrine -run TestContract -update

// Times are milliseconds and lengths CSS pixels, where nothing else is said.

/** How long a copy button says that it copied. */
export const copyConfirmation = 2000;
/** How many seconds the code variant, code styling and palette cookies last. */
export const cookieLifetime = 31536000;
/** The spacing of demos where the reader has chosen none. */
export const defaultSpacing = 8;
/** Rounds the corners of what lies over the page. */
export const themeBorderRadius = 12;
/** The share of visits whose speed is measured. */
export const webVitalsSampling = 0.0001;
/** How long a pointer rests before a tooltip opens. */
export const tooltipOpenDelay = 100;
/** How long a tooltip stays when the pointer has left. */
export const tooltipLeaveDelay = 0;
/** How long a touch lasts before a tooltip opens. */
export const tooltipTouchOpen = 700;
/** How long a tooltip stays when the touch has ended. */
export const tooltipTouchClose = 1500;
/** How long after a close the next tooltip opens without delay. */
export const tooltipReopenGrace = 800;
/** How wide a tooltip may be. */
export const tooltipMaxWidth = 300;
/** How wide the picture of a link preview is: as previews show it without making it larger. */
export const cardWidth = 1200;
/** How high it is. */
export const cardHeight = 630;
/** How long the wave of a pressed button lasts. */
export const rippleAnimation = 550;
