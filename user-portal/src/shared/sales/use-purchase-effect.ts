import type { UserView } from '@portal/contracts';
import { type BoughtPlan, type HeldPlan, purchaseEffect } from '@portal/rules';
import { useSession } from '@portal/session';
import { useFormats } from '@portal/ui';
import { useState } from 'react';
import { useTexts } from './texts/use-texts';

function heldPlanOf({ startDate, expiry, balance, activates }: UserView): HeldPlan {
  const start = startDate === null ? null : new Date(startDate);
  return { start, days: expiry, balance, activates };
}

/**
 * What a purchase changes for the signed-in user, in sentences: 'Adds 30 days, ends Jan 12, 2027.' Empty
 * without a user.
 */
export function usePurchaseEffect(bought: BoughtPlan): readonly string[] {
  const { user } = useSession();
  const { buying } = useTexts();
  const { date } = useFormats();
  const [now] = useState(() => new Date());
  if (!user) return [];
  const { startsAnew, expiresAt, added, newBots } = purchaseEffect(heldPlanOf(user), bought, now);
  const end = date(expiresAt?.toISOString() ?? null);
  // A new plan opens its own bots; only an active one gets more.
  if (startsAnew) return [buying.starts(end)];
  return [buying.adds(added.days, end), ...newBots.map((bot) => buying.opens[bot])];
}
