import {
  drawRedeemCode,
  formatRedeemCode,
  normaliseRedeemCode,
  REDEEM_CODE_LENGTH,
} from '../redeem-codes/redeem-code';

/** Number of recovery codes of an administrator; each works once. */
export const RECOVERY_CODES = 10;

/** Random bytes for one recovery code; it has the form of a redeem code: 80 bits, typed as easily. */
export const RECOVERY_CODE_BYTES = REDEEM_CODE_LENGTH;

/** A new code in its plain form from RECOVERY_CODE_BYTES bytes of a cryptographic source. */
export const drawRecoveryCode = drawRedeemCode;

/** A plain code as it is shown: XXXX-XXXX-XXXX-XXXX. */
export const formatRecoveryCode = formatRedeemCode;

/** The plain form of a code as typed, null when no recovery code can look like this. */
export const normaliseRecoveryCode = normaliseRedeemCode;
