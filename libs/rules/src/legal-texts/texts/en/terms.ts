import type { LegalText } from '../../legal-text';

/** The terms of service that every service starts with, in English. It never changes: services publish later ones. */
export const terms: LegalText = {
  title: 'Terms of Service',
  intro:
    'These terms hold between you and the service as soon as you use the bot or this portal. Please read them before you pay.',
  sections: [
    {
      title: 'What you get',
      text: [
        'A plan gives you access to one or both bots for a number of days, and a number of videos that the bot downloads for you. Both are shown before you pay and on your dashboard afterwards.',
      ],
    },
    {
      title: 'Your account',
      text: [
        'Your account is yours alone. Keep your password to yourself, and tell us when you think that somebody else uses your account.',
      ],
    },
    {
      title: 'Payment and access',
      text: [
        'Access is granted only after full payment. A payment of another amount, or without a valid reference, activates nothing until our support has settled it with you.',
        'Subscription time starts at activation and is non-refundable. Nothing renews by itself: when your time is over, you decide whether to buy again.',
        'Offers and redeem codes hold for the account they were made for, once, and until their end.',
      ],
    },
    {
      title: 'Availability',
      text: [
        '99% uptime is targeted. Streaming services change without notice, and maintenance is sometimes needed, so single downloads may fail or take longer.',
      ],
    },
    {
      title: 'Fair use',
      text: [
        'Download only what you are entitled to, for your own use, and respect the rights of others and the law of your country. You are responsible for the files you have downloaded.',
        'We may freeze an account that is shared, sold, used to harm the service or others, or used against these terms.',
      ],
    },
    {
      title: 'Changes',
      text: [
        'When these terms change, the new text stands here with its date. It does not shorten a plan that you have already paid for.',
      ],
    },
  ],
};
