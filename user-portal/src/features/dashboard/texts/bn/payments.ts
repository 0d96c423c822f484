import { bangla, type Wording } from '@portal/ui';
import type { payments as english } from '../en/payments';

/** Texts of the card with the subscriber's payments. */
export const payments: Wording<typeof english> = {
  title: 'পেমেন্ট',
  empty: 'এখনো কোনো পেমেন্ট নেই। প্ল্যান পেজে অর্ডার করলে এখানে দেখা যাবে।',
  reference: (code) => `রেফারেন্স ${code}`,
  status: {
    pending: 'পেমেন্টের অপেক্ষায়',
    completed: 'সম্পন্ন',
    timed_out: 'সময় শেষ',
    failed_amount_mismatch: 'টাকার পরিমাণ মেলেনি',
  },
  method: { bkash: 'বিকাশ', nagad: 'নগদ' },
  showAll: (count) => `সব ${bangla.count(count)}টি দেখুন`,
};
