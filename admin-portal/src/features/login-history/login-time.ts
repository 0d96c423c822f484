const DHAKA_TIME = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  hour12: true,
  timeZone: 'Asia/Dhaka',
});

/** A sign-in in Asia/Dhaka, 12-hour: 'Nov 21, 2026, 3:45:07 PM' (spec admin.md §2, §9). */
export const loginTime = (iso: string): string => DHAKA_TIME.format(new Date(iso));
