import type { Wording } from '@portal/ui';
import type { texts as english } from './en';

/** All texts of the shell. */
export const texts: Wording<typeof english> = {
  loading: 'আসছে',
  retry: 'আবার চেষ্টা',
  retrying: 'আবার চেষ্টা হচ্ছে…',
  reload: 'পাতা রিলোড',
  offline: 'আপনি অফলাইনে আছেন। যা দেখছেন তা পুরোনো হতে পারে।',
  problems: {
    unavailable: {
      title: 'সাইটের এই অংশটি এখন পাওয়া যাচ্ছে না।',
      hint: 'কিছুই হারায়নি। একটু পরে আবার চেষ্টা করুন।',
    },
    slow: {
      title: 'সাইটের এই অংশটি এখন পাওয়া যাচ্ছে না।',
      hint: 'উত্তর আসতে স্বাভাবিকের চেয়ে বেশি সময় লাগছে। এসে গেলে নিজেই খুলবে।',
    },
    incompatible: {
      title: 'সাইটের এই অংশটি হালনাগাদ হয়েছে।',
      hint: 'পাতাটি রিলোড করুন। এটি থেকে গেলে হালনাগাদ এখনো চলছে।',
    },
    crashed: {
      title: 'সাইটের এই অংশে কিছু একটা ভুল হয়েছে।',
      hint: 'আবার চেষ্টা করুন। এটি থেকে গেলে পাতাটি রিলোড করুন।',
    },
  },
};
