import type { ServiceTotal } from '../accounts/account';

/** The counters of one calendar day in the service zone. */
export interface DailyStats {
  /** `YYYY-MM-DD`. The primary key serves every query: one day, or a range of days. */
  _id: string;
  downloads: number;
  /** Sign-ins of subscribers. */
  logins: number;
  services: ServiceTotal[];
  /** Reports of failed tasks, per service; absent in days that are older than this field. */
  failures?: ServiceTotal[];
}
