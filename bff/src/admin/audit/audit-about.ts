import { normaliseReference, normaliseTransactionId, parseUserId } from '@portal/rules';
import { orderTarget, trxTarget, userTarget } from '../../domain/audit/audit-entry';

/** The records that a typed text may name, as targets, most likely first: a text may be a code and an id. */
export function targetsOf(typed: string): [string, ...string[]] {
  const userId = parseUserId(typed);
  const refCode = normaliseReference(typed);
  const trxId = normaliseTransactionId(typed);
  const meant = [
    ...(userId === null ? [] : [userTarget(userId)]),
    ...(refCode === null ? [] : [orderTarget(refCode)]),
    ...(trxId === null ? [] : [trxTarget(trxId)]),
  ];
  const [first, ...others] = meant;
  return first === undefined ? [typed] : [first, ...others, typed];
}
