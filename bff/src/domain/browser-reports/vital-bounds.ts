/** Upper bounds of web vitals in seconds; they include the limits of web.dev. */
export const VITAL_SECONDS = [0.05, 0.1, 0.2, 0.5, 0.8, 1, 1.8, 2.5, 4, 8];
