import type { Wording } from '@portal/ui';
import type { password as english } from '../en/password';

/** Texts of the pages /create-password and /change-password. */
export const password: Wording<typeof english> = {
  title: { create: 'আপনার পাসওয়ার্ড তৈরি করুন', change: 'আপনার পাসওয়ার্ড বদলান' },
  text: (userId) => `কমপক্ষে ৬ অক্ষর। এটি দিয়ে ইউজার আইডি ${userId} হিসেবে সাইন ইন করবেন।`,
  password: 'নতুন পাসওয়ার্ড',
  confirmation: 'নতুন পাসওয়ার্ড আবার লিখুন',
  show: 'পাসওয়ার্ড দেখান',
  hide: 'পাসওয়ার্ড লুকান',
  submit: 'পাসওয়ার্ড সেভ করে এগিয়ে যান',
  submitting: 'সেভ হচ্ছে...',
  mismatch: 'পাসওয়ার্ড দুটি মিলছে না।',
  tooShort: 'পাসওয়ার্ড কমপক্ষে ৬ অক্ষরের হতে হবে।',
  connection: 'সার্ভারের সাথে সংযোগ করা যায়নি।',
  saved: 'পাসওয়ার্ড তৈরি হয়েছে! ড্যাশবোর্ডে নিয়ে যাওয়া হচ্ছে...',
  signInAgain: 'আবার সাইন ইন করুন',
  back: 'ড্যাশবোর্ডে ফিরুন',
};
