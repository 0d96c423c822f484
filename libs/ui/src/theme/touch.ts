/** Where fingers tap: small screens and touch pointers. Targets are 44 px high there. */
export const TOUCH = '@media (pointer: coarse), (max-width: 899.95px)';

/** Height of a control in px with a mouse. */
export const CONTROL_HEIGHT = 40;

/** Height of a control in px under a finger. */
export const TOUCH_HEIGHT = 44;
