import { banglaDevice } from '@portal/rules';
import { bangla, type Wording } from '@portal/ui';
import type { security as english } from '../en/security';

/** Texts of the section 'Sign-ins' on the profile page. */
export const security: Wording<typeof english> = {
  title: 'সাইন ইন',
  hint: 'আপনার অ্যাকাউন্ট কোথায় সাইন ইন করা আছে এবং সম্প্রতি কীভাবে সাইন ইন হয়েছে।',
  sessions: 'এখন সাইন ইন করা আছে',
  history: 'সাম্প্রতিক সাইন ইন',
  showAll: (count) => `সব ${bangla.count(count)}টি দেখুন`,
  showFewer: 'কম দেখুন',
  thisDevice: 'এই ডিভাইস',
  device: banglaDevice,
  unknownDevice: 'অজানা ডিভাইস',
  lastUsed: (when) => `শেষ ব্যবহার ${when}`,
  unknownAddress: 'অজানা ঠিকানা',
  methods: { password: 'পাসওয়ার্ড', telegram: 'টেলিগ্রাম', 'telegram-app': 'টেলিগ্রাম অ্যাপ' },
  historyEmpty: 'এখনো কোনো সাইন ইন নেই।',
  endOthers: 'অন্য সব জায়গা থেকে সাইন আউট',
  endTitle: 'অন্য সব জায়গা থেকে সাইন আউট করবেন?',
  endText: 'অন্য সব ব্রাউজার ও ডিভাইসে আবার সাইন ইন করতে হবে। এখানে আপনি সাইন ইন থাকবেন।',
  endCancel: 'বাতিল',
  endConfirm: 'হ্যাঁ, সাইন আউট',
  ended: (count) =>
    count === 0
      ? 'আপনি অন্য কোথাও সাইন ইন ছিলেন না।'
      : `অন্য ${bangla.count(count)}টি সেশন থেকে সাইন আউট হয়েছে।`,
  endFailed: 'সার্ভারের সাথে সংযোগ করা যায়নি।',
};
