import type { UserPaymentView, UserView } from '@portal/contracts';
import { useQuery } from '@portal/query';
import { useLocation } from '@portal/router';
import { type AccountState, accountState, MINUTE_MS, timeLeft, type TimeLeft } from '@portal/rules';
import { clockOffset } from '@portal/ui';
import { useEffect, useState } from 'react';
import { resumeHash } from '../../../paths';
import { orderQuery } from '../../../shared/sales/payment/order-query';
import { paymentsQuery } from '../payments/payments-query';

/** The state of the signed-in user's account, and the order that can be paid. */
export interface AccountNow {
  readonly state: AccountState;
  /** The server's clock. */
  readonly now: Date;
  /** The order that the address names, otherwise the newest one that can be paid; null without one. */
  readonly order: UserPaymentView | null;
  /** The time left to pay it, by the server's clock. */
  readonly left: TimeLeft | null;
}

/** What the account's main action depends on, up to date each second while an order can be paid. */
export function useAccountState(user: UserView): AccountNow {
  const { data: payments = [] } = useQuery(paymentsQuery(user.userId));
  const pending = payments.filter(({ status }) => status === 'pending');
  const { hash } = useLocation();
  const named = pending.find(({ ref_code }) => resumeHash(ref_code) === hash);
  const order = named ?? pending.at(0) ?? null;
  const device = useNow(order === null ? MINUTE_MS : 1000);
  const now = new Date(device + useServerOffset(order?.ref_code ?? null));
  const { isFrozen, isExpired, daysRemaining, expiry, balance, activates } = user;
  const state = accountState(
    {
      ...{ isFrozen, isExpired, daysRemaining, balance, activates },
      planDays: expiry,
      openOrderEnds: pending.map(({ expiresAt }) => new Date(expiresAt)),
    },
    now,
  );
  const left = order && timeLeft(Date.parse(order.expiresAt) - now.getTime());
  return { state, now, order: state === 'paying' ? order : null, left };
}

/** This device's clock, epoch ms. @param everyMs how often it is read. */
function useNow(everyMs: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const tick = (): void => setNow(Date.now());
    tick();
    const timer = setInterval(tick, everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}

/** How far the server's clock is ahead, in ms, from the status that the list of payments polls. */
function useServerOffset(referenceCode: string | null): number {
  const { data, dataUpdatedAt } = useQuery({ ...orderQuery(referenceCode ?? ''), enabled: false });
  return data ? (clockOffset(null, data.serverTime, dataUpdatedAt) ?? 0) : 0;
}
