import type { DownloadPermission, DownloadSettings, PlanStatus } from '@portal/rules';
import { defineCall } from '../http/call';

/** The fields of a user that the bot gets. */
export interface BotUserView {
  userId: number;
  name: string;
  isFrozen: boolean;
  plan: {
    status: PlanStatus;
    isExpired: boolean;
    daysRemaining: number;
    /** ISO 8601 UTC, null before the first plan. */
    expiryDate: string | null;
    activates: string[];
  };
  /** Videos left. */
  balance: number;
  settings: DownloadSettings;
  canDownload: DownloadPermission;
}

/**
 * Reads a user for the bot: plan, balance in videos, settings, and whether the user may download now. Ask
 * again before each download, because plan and balance change at any time.
 */
export const getBotUser = defineCall<void, { user: BotUserView }>()('GET', '/api/bot/users/:id');
