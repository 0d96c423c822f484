/** Lets a window of jsdom find display, visibility and pointer-events quickly. */
export function quickenStyles(window: object): void;
