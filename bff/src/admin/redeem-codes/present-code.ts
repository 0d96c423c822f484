import type { RedeemCodeView } from '@portal/contracts';
import type { RedeemCode } from '../../domain/redeem-codes/redeem-code';

/** A code as administrators read it. */
export function presentCode(code: RedeemCode): RedeemCodeView {
  return {
    _id: code._id.toString(),
    redeem_code: code.redeem_code,
    is_used: code.is_used,
    days: code.days,
    videos: code.videos,
    used_by_users: [...code.used_by_users],
    created_at: code.created_at.toISOString(),
    // Codes of earlier versions have neither.
    batch: code.batch ?? null,
    valid_until: code.validUntil?.toISOString() ?? null,
  };
}
