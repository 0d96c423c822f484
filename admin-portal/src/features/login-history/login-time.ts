import { shownTime } from '../../shared/time/zone-times';

/** The specification's zone of sign-ins. */
export const LOGIN_ZONE = 'Asia/Dhaka';

/** Time of a sign-in in Asia/Dhaka with a 12-hour clock: 'Nov 21, 2026, 3:45:07 PM'. */
export const loginTime = (iso: string): string => shownTime(iso, LOGIN_ZONE);
