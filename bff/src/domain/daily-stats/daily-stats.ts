import type { ServiceTotal } from '../accounts/account';

/** The numbers of one calendar day in the service's zone. */
export interface DailyStats {
  /** `YYYY-MM-DD`. The primary key serves every query: one day, or a range of days. */
  _id: string;
  downloads: number;
  /** Sign-ins of subscribers. */
  logins: number;
  services: ServiceTotal[];
  /** Reports that a task failed, per service; absent in days of before they were counted. */
  failures?: ServiceTotal[];
}
