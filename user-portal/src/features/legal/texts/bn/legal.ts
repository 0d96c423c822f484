import type { Wording } from '@portal/ui';
import type { legal as english } from '../en/legal';

/** Texts that both legal pages show around the document. */
export const legal: Wording<typeof english> = {
  back: 'ড্যাশবোর্ডে ফিরুন',
  updated: (date) => `সর্বশেষ হালনাগাদ: ${date}`,
  loading: 'লেখাটি লোড হচ্ছে',
  failed: 'লেখাটি লোড করা যায়নি।',
  retry: 'আবার চেষ্টা করুন',
  contactTitle: 'প্রশ্ন থাকলে',
  contact: 'কিছু পরিষ্কার না হলে সম্মতি দেওয়ার আগে আমাদের জিজ্ঞেস করুন।',
};
