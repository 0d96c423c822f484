/** Media query for touch input: small screens and touch pointers. Touch targets are 44 px high there. */
export const TOUCH = '@media (pointer: coarse), (max-width: 899.95px)';

/** Media query for screens with room for one column only. */
export const NARROW = '@media (max-width: 699.95px)';

/** Media query for screens with room for two columns. */
export const TABLET = '@media (min-width: 700px)';

/** Height of a control in px with a mouse. */
export const CONTROL_HEIGHT = 40;

/** Height of a control in px with touch. */
export const TOUCH_HEIGHT = 44;
