import { shownTime } from '../../shared/time/zone-times';

/** A sign-in in Asia/Dhaka, 12-hour: 'Nov 21, 2026, 3:45:07 PM'. */
export const loginTime = (iso: string): string => shownTime(iso, 'Asia/Dhaka');
