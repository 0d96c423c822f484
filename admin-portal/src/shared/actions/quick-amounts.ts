/** Days that are added with one click. */
export const QUICK_DAYS = [1, 7, 30, 90] as const;

/** Videos that are added with one click; above 1,000 they are called 'Unlimited'. */
export const QUICK_VIDEOS = [65, 99, 999, 999_999] as const;
