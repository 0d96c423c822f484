import { BANGLA_ADVICE } from '@portal/rules';
import { bangla, type Wording } from '@portal/ui';
import type { queue as english } from '../en/queue';

/** Texts of the card with the subscriber's own live queue. */
export const queue: Wording<typeof english> = {
  title: 'চলমান সারি',
  empty: 'এখন সারিতে কিছু নেই। বটকে কিছু পাঠালে সাথে সাথে এখানে দেখা যাবে।',
  status: {
    pending: 'অপেক্ষায়',
    in_progress: 'ডাউনলোড হচ্ছে',
    completed: 'সম্পন্ন',
    failed: 'ব্যর্থ',
  },
  percent: (percent) => `${bangla.count(percent)}%`,
  progress: (title) => `${title} কতটা হয়েছে`,
  /** The bot speaks English only: what to do about it stands here in Bangla. */
  failed: (_message, advice) => BANGLA_ADVICE[advice],
  stalled: 'থেমে আছে',
  lastProgress: (ago) => `শেষ অগ্রগতি ${ago}`,
  showAll: (count) => `সব ${bangla.count(count)}টি দেখুন`,
};
