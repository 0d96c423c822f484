import { noticePreferences, quietUntil, segmentsOf } from '@portal/rules';
import type { BroadcastRecord } from './broadcast.schema';
import type { RecipientRow } from './recipients.repository';

/** Whether a broadcast is for a user: in its segment and not frozen. */
export function isMeantFor(
  { segment }: Pick<BroadcastRecord, 'segment'>,
  { isFrozen, plan }: RecipientRow,
  now: Date,
): boolean {
  return !isFrozen && segmentsOf(plan, now).includes(segment);
}

/**
 * Whether a user has quiet hours when a broadcast is due. The bot then gets a notice for this user later, and the
 * list of recipients leaves the user out.
 */
export function waitsForQuietHours(row: RecipientRow, dueAt: Date, zone: string): boolean {
  return quietUntil(noticePreferences(row).quietHours, dueAt, zone) !== null;
}
