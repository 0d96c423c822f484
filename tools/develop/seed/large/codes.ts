import { codeSearchKeys, DAY_MS, drawRedeemCode, REDEEM_CODE_LENGTH } from '@portal/rules';
import { createHash } from 'node:crypto';
import { ACTORS } from './audit';
import { userIdOf } from './people';
import { LARGE } from './sizes';

const CODES_OF_A_BATCH = 1_000;

const madeAt = (number: number, now: Date): Date =>
  new Date(now.getTime() - ((number * 7_919) % 300) * DAY_MS);

/** Name of the batch of the nth code. */
export const batchOf = (number: number): string =>
  `Batch ${Math.floor(number / CODES_OF_A_BATCH) + 1}`;

/** The nth redeem code. Every second one is used, without an entry in the ledger of its user. */
export function codeOf(number: number, now: Date) {
  const code = drawRedeemCode(
    createHash('sha256').update(`large code ${number}`).digest().subarray(0, REDEEM_CODE_LENGTH),
  );
  const [batch, made] = [batchOf(number), madeAt(number, now)];
  const used_at = new Date(made.getTime() + (number % 24) * (DAY_MS / 24));
  return {
    ...{ redeem_code: code, is_used: number % 2 === 1, days: 30, videos: 65, batch },
    used_by_users: number % 2 === 1 ? [userIdOf(number % LARGE.users)] : [],
    ...(number % 2 === 1 && { used_at }),
    ...{ validUntil: null, searchKeys: codeSearchKeys(code, batch), created_at: made },
  };
}

/** The record in the audit of the batch of the nth code, for the first code of each batch. */
export function* batchRecordOf(number: number, now: Date) {
  if (number % CODES_OF_A_BATCH !== 0) return;
  const target = `batch:${batchOf(number)}`;
  yield {
    ...{ at: madeAt(number, now), actor: ACTORS[0], action: 'redeem-codes/generate', target },
    ...{ outcome: 'done', details: { count: CODES_OF_A_BATCH }, address: '', requestId: 'seed' },
    keys: [target],
  };
}
