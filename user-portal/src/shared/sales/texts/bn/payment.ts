import type { Wording } from '@portal/ui';
import type { payment as english } from '../en/payment';

/** Texts of the payment dialog. */
export const payment: Wording<typeof english> = {
  title: 'পেমেন্ট',
  close: 'বন্ধ করুন',
  amount: 'দিতে হবে',
  how: 'যেভাবে পেমেন্ট করবেন',
  steps: {
    method: 'বিকাশ বা নগদ বেছে নিন।',
    code: 'একটি রেফারেন্স কোড ও টাকার পরিমাণ পাবেন।',
    send: 'নোটে কোডটি লিখে টাকা পাঠান। টাকা পৌঁছালেই প্ল্যান চালু হবে।',
  },
  soon: 'পোর্টালে পেমেন্ট শিগগিরই চালু হবে। এখনো কোনো অর্ডার হয়নি, কোনো টাকাও কাটা হয়নি।',
  support: 'সাপোর্টে যোগাযোগ',
};
