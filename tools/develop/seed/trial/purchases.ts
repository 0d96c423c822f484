import { DAY_MS, MINUTE_MS, planExpiresAt, replayPlan } from '@portal/rules';
import type { Random } from '../../demo-bot/random';
import { addCode, addGift, addOfferOrder, lastChange } from './grants';
import type { Member } from './members';
import { addOrder, type Outcome } from './orders';
import type { Records } from './records';

/** Ids of plans; one that stands here more often is bought more often. */
const SOLD = [
  ...['combo_30d', 'combo_30d', 'combo_30d', 'plan_standard_bdt_30d', 'plan_standard_bdt_30d'],
  ...['drm_only_30d', 'drm_only_7d', 'drm_only_7d', 'combo_7d', 'combo_3d', 'drm_only_1d'],
  ...['notify_only_30d', 'plan_premium_bdt_90d'],
] as const;

/** Adds the orders of a user over the last `days` days, their money, and the grants in the user's ledger. */
export function addPurchases(
  records: Records,
  random: Random,
  member: Member,
  { now, days }: { now: Date; days: number },
): void {
  const first = Math.max(member.joinedAt.getTime(), now.getTime() - days * DAY_MS);
  let at = first + random.next() ** 2 * 6 * DAY_MS;
  if (random.happens(0.14)) at = addCode(records, random, member, new Date(at));
  // Some never buy.
  if (random.happens(0.12)) return;
  let planId: string = random.pick(SOLD);
  while (at < now.getTime() - 40 * MINUTE_MS) {
    const outcome = drawOutcome(random);
    const purchase = { outcome, now, at: new Date(at) };
    const isGranted =
      outcome === 'completed' && member.ledger.length > 0 && random.happens(0.12)
        ? addOfferOrder(records, random, member, purchase)
        : addOrder(records, random, member, { ...purchase, planId });
    if (!isGranted) {
      at += random.happens(0.75) ? random.next() ** 2 * DAY_MS : Infinity;
      continue;
    }
    if (random.happens(0.07)) addGift(records, random, member, now);
    at = Math.max(nextPurchase(random, member), lastChange(member) + DAY_MS / 4);
    if (random.happens(0.3)) planId = random.pick(SOLD);
  }
}

function drawOutcome(random: Random): Outcome {
  const place = random.next();
  if (place < 0.12) return 'abandoned';
  if (place < 0.165) return 'mismatch';
  return place < 0.205 ? 'late' : 'completed';
}

/** When the user buys again: about the end of the plan, weeks after it, or never. Epoch ms. */
function nextPurchase(random: Random, { ledger }: Member): number {
  const end = planExpiresAt(replayPlan(ledger))?.getTime() ?? Infinity;
  if (random.happens(0.72)) return end + (random.next() * 5 - 2) * DAY_MS;
  return random.happens(0.4) ? end + (10 + random.next() * 20) * DAY_MS : Infinity;
}
