import {
  deleteRedeemCode,
  deleteRedeemCodes,
  generateRedeemCodes,
  listCodeBatches,
  listRedeemCodes,
  type RedeemCodeView,
} from '@portal/contracts';
import { answer, type Answer } from '@portal/screen-testing';

const PAGE_SIZE = 25;

/** An unused code of 30 days. Its number is part of the code. */
export const sampleCode = (
  number: number,
  change: Partial<RedeemCodeView> = {},
): RedeemCodeView => ({
  _id: String(number).padStart(24, '0'),
  redeem_code: `23456789ABCDEF${String(number + 22)}`,
  is_used: false,
  days: 30,
  videos: 0,
  used_by_users: [],
  created_at: '2031-01-05T20:00:00.000Z',
  batch: null,
  valid_until: null,
  ...change,
});

/** A service with these codes: it lists them in pages or all, creates and deletes. It does not search. */
export function codeService(codes: readonly RedeemCodeView[]): Answer[] {
  let stored = codes;
  const remove = (gone: readonly string[]): number => {
    const before = stored.length;
    stored = stored.filter(({ redeem_code }) => !gone.includes(redeem_code));
    return before - stored.length;
  };
  return [
    answer(listCodeBatches, {
      batches: [],
      pagination: { currentPage: 1, totalPages: 1, totalRecords: 0 },
    }),
    answer(listRedeemCodes, ({ query }) => {
      if (query['page'] === undefined) return { codes: [...stored] };
      const currentPage = Number(query['page']);
      const used = stored.filter(({ is_used }) => is_used).length;
      const counts = { all: stored.length, available: stored.length - used, used };
      return {
        codes: stored.slice((currentPage - 1) * PAGE_SIZE, currentPage * PAGE_SIZE),
        pagination: {
          currentPage,
          totalPages: Math.max(1, Math.ceil(stored.length / PAGE_SIZE)),
          totalRecords: stored.length,
        },
        counts,
        timeZone: 'Asia/Dhaka',
      };
    }),
    answer(generateRedeemCodes, ({ body: { count, days, videos, batch, validUntil } }) => {
      const made = Array.from({ length: count }, (_, place) =>
        sampleCode(50 + place, {
          ...{ days, videos, batch: batch ?? null, valid_until: validUntil ?? null },
        }),
      );
      stored = [...made, ...stored];
      return { codes: made, message: `${count} codes generated!` };
    }),
    answer(deleteRedeemCode, ({ params }) => {
      remove([params['code'] ?? '']);
      return { message: 'Code deleted!' };
    }),
    answer(deleteRedeemCodes, ({ body }) => ({
      ...{ deletedCount: remove(body.codes), message: '' },
    })),
  ];
}
