import { normaliseReference, normaliseTransactionId, parseUserId } from '@portal/rules';
import { orderTarget, trxTarget, userTarget } from '../../domain/audit/audit-entry';

/** The records that a typed text may name, as targets, most likely first: a text may be a code and an id. */
export function targetsOf(typed: string): [string, ...string[]] {
  const userId = parseUserId(typed);
  const refCode = normaliseReference(typed);
  const trxId = normaliseTransactionId(typed);
  const [first = typed, ...others] = [
    ...(userId === null ? [] : [userTarget(userId)]),
    ...(refCode === null ? [] : [orderTarget(refCode)]),
    ...(trxId === null ? [] : [trxTarget(trxId)]),
    typed,
  ];
  return [first, ...others];
}
