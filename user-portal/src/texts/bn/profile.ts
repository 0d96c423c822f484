import type { Wording } from '@portal/ui';
import type { profile as english } from '../en/profile';

/** Texts of the profile page. */
export const profile: Wording<typeof english> = {
  title: 'প্রোফাইল ম্যানেজ করুন',
  back: 'ড্যাশবোর্ডে ফিরে যান',
  details: 'আপনার তথ্য',
  photoHint: 'JPEG, PNG, WebP বা GIF, সর্বোচ্চ ৫ এমবি।',
  changePhoto: 'ছবি বদলান',
  removePhoto: 'ছবি মুছুন',
  discardPhoto: 'নতুন ছবি বাদ দিন',
  newPhoto: (file) => `${file}: রাখতে চাইলে সেভ করুন।`,
  notAnImage: 'একটি ছবির ফাইল বেছে নিন।',
  uploading: 'ছবি আপলোড হচ্ছে',
  removing: 'মোছা হচ্ছে...',
  removeTitle: 'আপনার ছবি মুছবেন?',
  removeText: 'এর বদলে আপনার নামের প্রথম অক্ষর দেখানো হবে। এটি আর ফেরানো যাবে না।',
  removeCancel: 'বাতিল',
  removeConfirm: 'হ্যাঁ, মুছুন',
  removed: 'ছবি মোছা হয়েছে।',
  removeFailed: 'ছবি মোছা যায়নি।',
  name: 'নাম',
  email: 'ইমেইল',
  passwordTitle: 'পাসওয়ার্ড',
  passwordText: 'টেলিগ্রাম ছাড়া সাইন ইন করতে ইউজার আইডির সাথে এটি লাগে।',
  changePassword: 'পাসওয়ার্ড বদলান',
  save: 'প্রোফাইলের পরিবর্তন সেভ করুন',
  saving: 'সেভ হচ্ছে...',
  saved: 'প্রোফাইল আপডেট হয়েছে!',
  photoFailed: 'ছবি আপলোড করা যায়নি',
  updateFailed: 'প্রোফাইল আপডেট করা যায়নি',
  onlyPhotoSaved: 'আপনার নতুন ছবি সেভ হয়েছে, নাম ও ইমেইল হয়নি।',
};
