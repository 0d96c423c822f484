/** Token that is provided, as true, where a stand-in for Telegram is served (design §5). */
export const TRIAL_TELEGRAM = Symbol('TRIAL_TELEGRAM');
