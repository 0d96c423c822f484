import type { UserView } from '@portal/contracts';
import { DEFAULT_PHOTO_URL, daysRemaining, isPlanExpired, planExpiresAt } from '@portal/rules';
import type { Account } from '../domain/accounts/account';
import { presentSettings } from './settings.presenter';

/** A user for screens. A whitelist of fields, so that a new field does not leak automatically (SEC-37). */
export function presentUser(account: Account, now: Date): UserView {
  const { plan } = account;
  const start = plan.start?.toISOString() ?? null;
  return {
    userId: account.userId,
    name: account.name,
    email: account.email,
    profilePhotoUrl: account.photo ?? DEFAULT_PHOTO_URL,
    isExpired: isPlanExpired(plan, now),
    daysRemaining: daysRemaining(plan, now),
    expiry: plan.days,
    start,
    startDate: start,
    expiryDate: planExpiresAt(plan)?.toISOString() ?? null,
    balance: plan.balance,
    price: plan.price,
    currency: plan.currency,
    activates: [...plan.activates],
    isFrozen: account.isFrozen,
    createdAt: account.createdAt.toISOString(),
    ...presentSettings(account.settings),
  };
}
