import {
  drawRedeemCode,
  formatRedeemCode,
  normaliseRedeemCode,
  REDEEM_CODE_LENGTH,
} from '../redeem-codes/redeem-code';

/** Number of recovery codes of an administrator; each works once. */
export const RECOVERY_CODES = 10;

/** Random bytes for one recovery code. It has the format of a redeem code: 80 bits, equally easy to type. */
export const RECOVERY_CODE_BYTES = REDEEM_CODE_LENGTH;

/** Makes a code in its plain form from RECOVERY_CODE_BYTES bytes of a cryptographic source. */
export const drawRecoveryCode = drawRedeemCode;

/** A plain code in its displayed form: XXXX-XXXX-XXXX-XXXX. */
export const formatRecoveryCode = formatRedeemCode;

/** The plain form of a typed code; null when the text cannot be a recovery code. */
export const normaliseRecoveryCode = normaliseRedeemCode;
