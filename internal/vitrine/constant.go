package vitrine

// Constants of the product (specification §9). web/engine/contract/constants.gen.ts is made of them: times are
// milliseconds and lengths CSS pixels, where nothing else is said.
const (
	// CopyConfirmation is how long a copy button says that it copied.
	CopyConfirmation = 2000
	// CookieLifetime is how many seconds the code variant, code styling and palette cookies last.
	CookieLifetime = 31536000
	// DefaultSpacing is the spacing of demos where the reader has chosen none.
	DefaultSpacing = 8
	// ThemeBorderRadius rounds the corners of what lies over the page.
	ThemeBorderRadius = 12
	// WebVitalsSampling is the share of visits whose speed is measured.
	WebVitalsSampling = 0.0001
	// TooltipOpenDelay is how long a pointer rests before a tooltip opens.
	TooltipOpenDelay = 100
	// TooltipLeaveDelay is how long a tooltip stays when the pointer has left.
	TooltipLeaveDelay = 0
	// TooltipTouchOpen is how long a touch lasts before a tooltip opens.
	TooltipTouchOpen = 700
	// TooltipTouchClose is how long a tooltip stays when the touch has ended.
	TooltipTouchClose = 1500
	// TooltipReopenGrace is how long after a close the next tooltip opens without delay.
	TooltipReopenGrace = 800
	// TooltipMaxWidth is how wide a tooltip may be.
	TooltipMaxWidth = 300
	// CardWidth is how wide the picture of a link preview is: as previews show it without making it larger.
	CardWidth = 1200
	// CardHeight is how high it is.
	CardHeight = 630
	// RippleAnimation is how long the wave of a pressed button lasts.
	RippleAnimation = 550
)
