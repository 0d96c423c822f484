import { isUnlimited } from '@portal/rules';
import { bangla, type Wording } from '@portal/ui';
import type { redeem as english } from '../en/redeem';

function gift(days: number, videos: number): string {
  const parts = [
    ...(days > 0 ? [`${bangla.count(days)} দিন`] : []),
    ...(videos > 0
      ? [isUnlimited(videos) ? 'আনলিমিটেড ভিডিও' : `${bangla.count(videos)}টি ভিডিও`]
      : []),
  ];
  return parts.join(' ও ');
}

/** Texts of the redeem-a-code card. */
export const redeem: Wording<typeof english> = {
  title: 'কোড ব্যবহার করুন',
  hint: 'কোড দিলে আপনার প্ল্যানে দিন ও ভিডিও যোগ হয়।',
  label: 'কোড',
  submit: 'ব্যবহার করুন',
  submitting: 'যাচাই হচ্ছে…',
  invalid: 'একটি কোডে ১৬টি অক্ষর ও সংখ্যা থাকে, যেমন ABCD-EFGH-JKLM-NPQR।',
  done: (days, videos) => `হয়েছে! আপনি পেয়েছেন ${gift(days, videos)}।`,
  connection: 'সার্ভারের সাথে সংযোগ করা যায়নি।',
};
