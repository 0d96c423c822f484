import type { BotUserView } from '@portal/contracts';
import {
  canDownload,
  DEFAULT_SETTINGS,
  daysRemaining,
  type DownloadSettings,
  isPlanExpired,
  planExpiresAt,
  planStatus,
} from '@portal/rules';
import type { Account } from '../../domain/accounts/account';

/** A user for the bot: plan and settings, no email, no photo. */
export function presentBotUser(account: Account, now: Date): BotUserView {
  const { plan, isFrozen } = account;
  const state = { isExpired: isPlanExpired(plan, now), daysRemaining: daysRemaining(plan, now) };
  return {
    userId: account.userId,
    name: account.name,
    isFrozen,
    plan: {
      status: planStatus(state),
      ...state,
      expiryDate: planExpiresAt(plan)?.toISOString() ?? null,
      activates: [...plan.activates],
    },
    balance: plan.balance,
    settings: presentSettings(account.settings),
    canDownload: canDownload({ isFrozen, isExpired: state.isExpired, balance: plan.balance }),
  };
}

function presentSettings(settings: DownloadSettings): DownloadSettings {
  const { gdriveFolderId, videoFormat, videoQuality, uploadMode, uploadAs } = settings;
  const { autoVideoSync, multiDownloadEnabled, retryEnabled } = settings;
  return {
    gdriveFolderId,
    videoFormat,
    videoQuality,
    uploadMode,
    uploadAs,
    autoVideoSync,
    multiDownloadEnabled,
    retryEnabled,
    // Absent in accounts from before this setting existed.
    remindersEnabled: settings.remindersEnabled ?? DEFAULT_SETTINGS.remindersEnabled,
  };
}
