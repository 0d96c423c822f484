/** Injection token. Its value is true where the trial's replacement for Telegram is served. */
export const TRIAL_TELEGRAM = Symbol('TRIAL_TELEGRAM');
