import type { LegalText } from '../../legal-text';

/** The privacy policy that every service starts with, in English. It never changes: services publish later ones. */
export const privacy: LegalText = {
  title: 'Privacy Policy',
  intro:
    'This page says which data the service keeps about you, why, for how long, and what you can do about it.',
  sections: [
    {
      title: 'What we keep',
      text: [
        'Your account: your User ID, and your name, e-mail address and photo where you gave them or signed in with Telegram. Of your password we keep only a hash, from which it cannot be read.',
        'Your plan and payments: start and length of the plan, videos left, and for each order its reference code, amount, method, transaction ID and result.',
        'Your use: the settings you chose, the downloads the bot made for you with file name, streaming service and date, and your sign-ins with time, network address and device.',
      ],
    },
    {
      title: 'What we use it for',
      text: [
        'To run your downloads, to show you your own account, to match payments with orders, to answer your questions, and to keep strangers out of your account.',
        'We do not sell your data, show no advertising, and use no trackers.',
      ],
    },
    {
      title: 'How long we keep it',
      text: [
        'Logs may be deleted after 30-60 days.',
        'Your account, plan, downloads and payments stay as long as your account exists.',
      ],
    },
    {
      title: 'What stays in your browser',
      text: [
        'One cookie holds your sign-in. Another one recognises this browser for 90 days after you sign in; with it we keep the address you signed in from, so that strangers who guess passwords cannot lock you out. The browser also remembers your User ID, your theme, your language and a copy of your account for a quick start. Logging out removes the sign-in and the copy of your account; signing out everywhere else makes us forget your other browsers.',
      ],
    },
    {
      title: 'Who else takes part',
      text: [
        'Telegram, when you sign in with it or have files sent there. Google Drive, when you have files uploaded there. {methods}, when you pay. Each handles your data under its own terms.',
        'Our administrators can see your account when they help you. What they change is recorded.',
      ],
    },
    {
      title: 'What you can do',
      text: [
        'You can change your name, e-mail address, photo and password yourself, see your sign-ins, and sign out everywhere else. Ask our support for a copy of your data, or to delete your account.',
      ],
    },
    {
      title: 'Changes',
      text: ['When this policy changes, the new text stands here with its date.'],
    },
  ],
};
