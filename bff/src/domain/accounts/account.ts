import type { BotAccess, DownloadSettings } from '@portal/rules';

/** What an account bought or was given. */
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

/** Downloads of one streaming service; `key` is rules' serviceKey, `name` the first spelling met. */
export interface ServiceTotal {
  key: string;
  name: string;
  value: number;
}

/** A subscriber as the service keeps one, never as it answers. */
export interface Account {
  userId: number;
  name: string;
  email: string | null;
  photo: string | null;
  plan: AccountPlan;
  /** Derived from plan: start plus days; written together with it. */
  expiresAt: Date | null;
  settings: DownloadSettings;
  isFrozen: boolean;
  /** Words of administrators for the user, in the order of the alphabet; absent: none. */
  tags?: string[];
  /** Downloads in all and per service, kept on write. */
  totals: { downloads: number; services: ServiceTotal[] };
  createdAt: Date;
}
