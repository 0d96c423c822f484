/** Presets for adding days with one click. */
export const QUICK_DAYS = [1, 7, 30, 90] as const;

/** Presets for adding videos with one click. More than 1,000 are shown as 'Unlimited'. */
export const QUICK_VIDEOS = [65, 99, 999, 999_999] as const;
