import type { BotUserView } from '@portal/contracts';
import {
  canDownload,
  daysRemaining,
  isPlanExpired,
  planExpiresAt,
  planStatus,
} from '@portal/rules';
import type { Account } from '../../domain/accounts/account';
import { presentSettings } from '../../presenters/settings.presenter';

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
