/** Token that is provided, as true, where a stand-in for Telegram is served. */
export const TRIAL_TELEGRAM = Symbol('TRIAL_TELEGRAM');
