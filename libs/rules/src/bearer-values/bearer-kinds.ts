import { REFERENCE_CODE_LENGTH } from '../payments/reference-code';
import { OFFER_CODE_LENGTH } from '../offers/offer';
import { REDEEM_CODE_LENGTH } from '../redeem-codes/redeem-code';
import { type AdminPermission, type AdminRole, roleMay } from '../sessions/admin-roles';

/** Kinds of values that anybody who has one can use while it is live. */
export const BEARER_KINDS = ['redeem-code', 'offer-code', 'reference-code'] as const;

/** One of BEARER_KINDS. */
export type BearerKind = (typeof BEARER_KINDS)[number];

/** Length of a value of each kind; all its characters are from READABLE_ALPHABET. */
export const BEARER_LENGTHS: Readonly<Record<BearerKind, number>> = {
  'redeem-code': REDEEM_CODE_LENGTH,
  'offer-code': OFFER_CODE_LENGTH,
  'reference-code': REFERENCE_CODE_LENGTH,
};

/** The permission to read a live value in full: the one that also allows to grant what the value gives. */
export const BEARER_PERMISSIONS: Readonly<Record<BearerKind, AdminPermission>> = {
  'redeem-code': 'money',
  'offer-code': 'money',
  'reference-code': 'money',
};

/** Whether a role may read live values of a kind in full. */
export function maySeeWhole(role: AdminRole, kind: BearerKind): boolean {
  return roleMay(role, BEARER_PERMISSIONS[kind]);
}
