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
  showAll: (count) => `সব ${bangla.count(count)}টি দেখুন`,
  timeLeft: 'পেমেন্টের বাকি সময়',
  left: 'বাকি',
  resume: 'চালিয়ে যান',
  receipt: 'রসিদ',
  mismatch: (due, came) => `দেওয়ার কথা: ${due}। পাওয়া গেছে: ${came}।`,
  otherWay: (came) => `${came} অন্য মাধ্যমে বা অন্য নম্বরে এসেছে।`,
  late: (came) => `কোডের সময় শেষ হওয়ার পর ${came} এসেছে। সাপোর্ট সিদ্ধান্ত নেবে।`,
  lateDecided: (came) => `কোডের সময় শেষ হওয়ার পর ${came} এসেছে। সাপোর্ট সিদ্ধান্ত নিয়েছে।`,
  support: 'সাপোর্টে যোগাযোগ',
};
