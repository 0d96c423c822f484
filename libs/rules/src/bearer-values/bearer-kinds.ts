import { REFERENCE_CODE_LENGTH } from '../payments/reference-code';
import { OFFER_CODE_LENGTH } from '../offers/offer';
import { REDEEM_CODE_LENGTH } from '../redeem-codes/redeem-code';
import { type AdminPermission, type AdminRole, roleMay } from '../sessions/admin-roles';

/** Values that anybody who has them can use, as long as they are live. */
export const BEARER_KINDS = ['redeem-code', 'offer-code', 'reference-code'] as const;

/** One of BEARER_KINDS. */
export type BearerKind = (typeof BEARER_KINDS)[number];

/** Characters of a value of each kind; all are drawn from READABLE_ALPHABET. */
export const BEARER_LENGTHS: Readonly<Record<BearerKind, number>> = {
  'redeem-code': REDEEM_CODE_LENGTH,
  'offer-code': OFFER_CODE_LENGTH,
  'reference-code': REFERENCE_CODE_LENGTH,
};

/** The permission to read a live value whole: the one that may grant what the value gives. */
export const BEARER_PERMISSIONS: Readonly<Record<BearerKind, AdminPermission>> = {
  'redeem-code': 'money',
  'offer-code': 'money',
  'reference-code': 'money',
};

/** Whether a role may read live values of a kind whole. */
export function maySeeWhole(role: AdminRole, kind: BearerKind): boolean {
  return roleMay(role, BEARER_PERMISSIONS[kind]);
}
