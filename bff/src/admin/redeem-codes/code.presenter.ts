import type { RedeemCodeView } from '@portal/contracts';
import { isRedeemable, type RedeemCode } from '../../domain/redeem-codes/redeem-code';
import type { BearerReader } from '../../platform/security/bearer-reader';

/** A code for administrators. A redeemable code is masked unless the reader may grant. */
export function presentCode(code: RedeemCode, reader: BearerReader, now: Date): RedeemCodeView {
  return {
    _id: code._id.toString(),
    redeem_code: reader.show('redeem-code', code.redeem_code, isRedeemable(code, now)),
    is_used: code.is_used,
    days: code.days,
    videos: code.videos,
    used_by_users: [...code.used_by_users],
    created_at: code.created_at.toISOString(),
    // Codes of earlier versions lack both fields.
    batch: code.batch ?? null,
    valid_until: code.validUntil?.toISOString() ?? null,
  };
}
