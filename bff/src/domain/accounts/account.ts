import type { BotAccess, DownloadSettings, NoticeReader } from '@portal/rules';

/** The plan of an account: bought or granted. */
export interface AccountPlan {
  /** Null before the first grant. */
  start: Date | null;
  /** Length in days. */
  days: number;
  /** Videos left. */
  balance: number;
  /** Whole units of `currency`, null for a gift. */
  price: number | null;
  currency: string | null;
  activates: BotAccess[];
}

/** Downloads of one streaming service; `key` is rules' serviceKey, `name` the first spelling seen. */
export interface ServiceTotal {
  key: string;
  name: string;
  value: number;
}

/** A subscriber as stored. Responses never contain it directly. */
export interface Account {
  userId: number;
  name: string;
  email: string | null;
  photo: string | null;
  plan: AccountPlan;
  /** Derived from plan: start plus days; written together with it. */
  expiresAt: Date | null;
  settings: DownloadSettings;
  /** Which notices the user wants; absent: never changed. */
  notices?: NoticeReader['notices'];
  isFrozen: boolean;
  /** Tags set by administrators, in alphabetical order; absent: none. */
  tags?: string[];
  /** Total downloads and downloads per service, updated on every write. */
  totals: { downloads: number; services: ServiceTotal[] };
  createdAt: Date;
}
