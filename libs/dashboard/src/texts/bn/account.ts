import { bangla, type Wording } from '@portal/ui';
import type { account as english } from '../en/account';

/** Texts of the welcome line, and texts that several cards use. */
export const account: Wording<typeof english> = {
  welcome: (name) => `স্বাগতম, ${name}`,
  userId: (userId) => `ইউজার আইডি ${bangla.digits(userId)}`,
  refresh: 'রিফ্রেশ',
  updated: (when) => `${when} হালনাগাদ`,
  unavailable: 'এই মুহূর্তে এটি দেখানো যাচ্ছে না।',
  retry: 'আবার চেষ্টা করুন',
};
