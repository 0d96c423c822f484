import { DAY_MS, MINUTE_MS } from '@portal/rules';

/** The instant of all samples, epoch ms. Pages are opened at this instant, however long a walk takes. */
export const SAMPLES_AT = Date.now();

const at = (offset: number): string => new Date(SAMPLES_AT + offset).toISOString();

/** An instant this many days from the instant of the samples. */
export const inDays = (days: number): string => at(days * DAY_MS);

/** An instant this many minutes from the instant of the samples. */
export const inMinutes = (minutes: number): string => at(minutes * MINUTE_MS);
