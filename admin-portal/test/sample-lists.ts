import type { ActiveOfferView, AdminPaymentView, LoginRecordView } from '@portal/contracts';

const userOf = (place: number) => ({ userId: 1_000 + place, name: `Amina ${1_000 + place}` });
const idOf = (place: number): string => String(place).padStart(24, '0');

/** A completed payment of the user 1000 + place. */
export function listedPayment(
  place: number,
  change: Partial<AdminPaymentView> = {},
): AdminPaymentView {
  const { userId, name } = userOf(place);
  return {
    ...{ _id: idOf(place), userId, userInfo: { name }, status: 'completed', planName: 'DRM' },
    ...{ amount: 1_500, received_amount: 1_500, ref_code: `K7M2P9Q${place}`, trx_id: null },
    ...{ method: 'bkash', isLate: false, createdAt: '2031-03-01T06:00:00.000Z' },
    ...change,
  };
}

/** A sign-in of the user 1000 + place by password. */
export const listedLogin = (
  place: number,
  change: Partial<LoginRecordView> = {},
): LoginRecordView => ({
  ...{ _id: idOf(place), ...userOf(place), loginTime: '2031-01-05T18:30:05.000Z' },
  ...{ method: 'password', city: null, country: null, ipAddress: '203.0.113.9' },
  ...{ userAgent: 'Firefox', ...change },
});

/** An open offer of the user 1000 + place: a message without an end. */
export const listedOffer = (
  place: number,
  change: Partial<ActiveOfferView> = {},
): ActiveOfferView => ({
  ...{ _id: idOf(place), ...userOf(place), message: `Message ${place}` },
  ...{ createdAt: '2031-01-05T10:00:00.000Z', expiresAt: null, isDiscount: false, ...change },
});
